/** The page begins: settings and words first, then the screen its address names. */
import { mount } from "svelte";
import "virtual:fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { speak } from "./i18n/say.svelte";
import { settings } from "./settings/settings.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
