// The whole-weight files carry a unicode-range per script: a browser fetches Thai and Latin at once and nothing else.
import '@fontsource/kanit/600.css';
import '@fontsource/ibm-plex-sans-thai/400.css';
import '@fontsource/ibm-plex-sans-thai/600.css';
