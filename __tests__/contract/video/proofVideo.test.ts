import { proofVideo } from '../../../src/contract/video/proofVideo';

const id = 'dQw4w9WgXcQ';

test.each([
  [`https://www.youtube.com/watch?v=${id}`, `https://www.youtube.com/watch?v=${id}`],
  [` youtu.be/${id}?t=1m5s `, `https://www.youtube.com/watch?v=${id}&t=65s`],
  [`https://m.youtube.com/shorts/${id}`, `https://www.youtube.com/watch?v=${id}`],
  [
    `https://www.youtube.com/watch?v=${id}&list=PLaaaaaaaaaaaa`,
    `https://www.youtube.com/watch?v=${id}`,
  ],
  [`https://www.youtube-nocookie.com/embed/${id}`, `https://www.youtube.com/watch?v=${id}`],
  ['https://www.twitch.tv/videos/123456?t=1h', 'https://www.twitch.tv/videos/123456?t=3600s'],
  ['https://www.twitch.tv/somebody/v/123456', 'https://www.twitch.tv/videos/123456'],
  ['https://www.twitch.tv/somebody/clip/QuickFox-1_a', 'https://clips.twitch.tv/QuickFox-1_a'],
  ['clips.twitch.tv/QuickFox', 'https://clips.twitch.tv/QuickFox'],
])('%s is stored as %s, which stays the same', (typed, stored) => {
  expect(proofVideo(typed)).toBe(stored);
  expect(proofVideo(stored)).toBe(stored);
});

test.each([
  'https://www.youtube.com/playlist?list=PLaaaaaaaaaaaa',
  'https://www.twitch.tv/somebody',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/123456',
  `https://youtube.com.example.org/watch?v=${id}`,
  `javascript:alert("https://youtu.be/${id}")`,
  'my video',
  '',
])('“%s” is no video that proves a score', (typed) => {
  expect(proofVideo(typed)).toBeUndefined();
});
