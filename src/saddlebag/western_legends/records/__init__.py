"""A fight and a hand of poker while they last: public facts, told apart from the rules."""
