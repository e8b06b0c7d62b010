const { StyleSheet } = require('../../../node_modules/@emotion/sheet/dist/emotion-sheet.cjs.js');

/** Rules that change what can be seen, clicked or read aloud. */
const telling =
  /display:\s*none|visibility:\s*(hidden|collapse)|opacity:\s*0[;}]|pointer-events|content:\s*"[^"]/;
/** MUI X Charts reads the styles of its own elements. */
const ofCharts = /MuiChart/;

/**
 * Takes the place of @emotion/sheet. jsdom compares every element with every rule whenever a test asks for a role: only
 * the rules that tests can notice are inserted.
 */
module.exports.StyleSheet = class extends StyleSheet {
  insert(rule) {
    if (telling.test(rule) || ofCharts.test(rule)) super.insert(rule);
  }
};
