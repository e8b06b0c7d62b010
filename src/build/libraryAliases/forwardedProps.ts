/** Props used for styling only, as in Material UI's own list. All others are forwarded to the element. */
const styleProps = new Set(['as', 'classes', 'ownerState', 'sx', 'theme']);

/** Replaces @emotion/is-prop-valid in the browser build. */
const isPropValid = (name: string) => !styleProps.has(name);

export { isPropValid as default };
