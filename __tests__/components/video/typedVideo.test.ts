import { videoAddressOf } from '../../../src/components/video/typedVideo';

test.each([
  ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['http://localhost:3000/videos/cover-drawings.webm', '/videos/cover-drawings.mp4'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=1&amp;rel=0" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=1&rel=0',
  ],
])('%s is stored as %s', (typed, address) => {
  expect(videoAddressOf(typed)).toBe(address);
});
