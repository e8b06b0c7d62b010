/** The deepest level of a nested list that Quill knows. */
export const deepestLevel = 8;
const levels = Array.from({ length: deepestLevel }, (_, index) => index + 1);

/** Quill keeps all items of a list in one element: each level counts its own numbers, anew below each item above it. */
function stylesOfLevel(level: number) {
  const item = `& .ql-editor li.ql-indent-${level}`;
  const below = levels.filter((other) => other > level).map((other) => `list-${other}`);
  return {
    [item]: {
      position: 'relative',
      marginInlineStart: `${1.75 * level}em`,
      counterReset: below.join(' ') || 'none',
      counterIncrement: 'list-item 0',
    },
    [`${item}[data-list="bullet"]`]: { counterSet: `list-${level} 0` },
    [`${item}[data-list="ordered"]`]: {
      listStyleType: 'none',
      counterIncrement: `list-item 0 list-${level}`,
    },
    [`${item}[data-list="ordered"] > .ql-ui::before`]: {
      content: `counter(list-${level}) ". "`,
      whiteSpace: 'pre',
    },
    [`${item}[data-list="ordered"] > .ql-ui`]: { insetInlineEnd: '100%' },
  };
}

/** Styles of list items, whose type is an attribute whatever the list element. */
export const listStyles = {
  '& .ql-editor ol': { m: 0, pl: '1.75em' },
  '& .ql-editor li': { counterReset: levels.map((level) => `list-${level}`).join(' ') },
  '& .ql-editor li[data-list="bullet"]': { listStyleType: 'disc', counterSet: 'list-item 0' },
  '& .ql-editor li[data-list="ordered"]': { listStyleType: 'decimal' },
  ...Object.fromEntries(levels.flatMap((level) => Object.entries(stylesOfLevel(level)))),
};
