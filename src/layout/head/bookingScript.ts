// Runs inline in the head of the confirmation page, before everything else: the query may have names and addresses (D31).
import { bookingIn, queryOf } from "../../site/booking.ts";

const { hash, pathname, search } = location;
const now = new Date();
// A reload, also in another language, has the booking only in the entry of the history.
const booking = bookingIn(search, now) ?? bookingIn(`${history.state?.booking ?? ""}`, now);
const languages = new URLSearchParams(search).getAll("lng").map((language) => ["lng", language]);
const query = `${new URLSearchParams(languages)}`;
const state = booking && queryOf(booking);
history.replaceState({ ...history.state, booking: state }, "", `${pathname}${query && `?${query}`}${hash}`);
// The styles keep room for the hour, which its island draws.
if (state) document.documentElement.dataset.booking = state;
