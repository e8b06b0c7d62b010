/** The frame of every video; reserves its space before the video is loaded. */
export const screen = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'common.black',
} as const;
