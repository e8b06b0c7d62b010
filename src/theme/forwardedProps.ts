/** What only styles are made from: Material's own list for its parts. Everything else reaches the element. */
const styleProps = new Set(['as', 'classes', 'ownerState', 'sx', 'theme']);

/** Stands in for Emotion's test of an attribute's name while the browser's code is built. */
const isPropValid = (name: string) => !styleProps.has(name);

export { isPropValid as default };
