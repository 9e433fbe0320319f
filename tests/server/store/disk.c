/* Loaded before libc, this is a disk for tests.
   FAIL_SYNC=n: the n-th fsync fails, once; those after it would succeed again.
   KEEP_SYNCED=1: what was synced is also kept beside, as FILE.durable: that much survives a power cut. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(void) {
    static int syncs = 0;
    const char *which = getenv("FAIL_SYNC");
    return which && ++syncs == atoi(which);
}

static void keep(int file) {
    char link[64], name[4096], beside[4200], final[4200], part[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return;
    name[length] = 0;
    if (!strstr(name, ".sqlite")) return;
    snprintf(beside, sizeof beside, "%s.keeping", name);
    snprintf(final, sizeof final, "%s.durable", name);
    int copy = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    off_t at = 0;
    while ((length = pread(file, part, sizeof part, at)) > 0) {
        if (write(copy, part, length) != length) abort();
        at += length;
    }
    close(copy);
    rename(beside, final); /* whole or not at all, whenever the process is killed */
}

static int reach(int file, const char *call) {
    if (fails()) { errno = EIO; return -1; }
    int (*real)(int) = dlsym(RTLD_NEXT, call);
    int result = real(file);
    if (getenv("KEEP_SYNCED")) keep(file);
    return result;
}

int fsync(int file) { return reach(file, "fsync"); }
int fdatasync(int file) { return reach(file, "fdatasync"); }
