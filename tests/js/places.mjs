// A search of three steps, all of them recorded.

import * as places from "../../static/js/watch/player/place.js";

export const RECORDED = places.grown(places.BEGINNING, 3, true);
