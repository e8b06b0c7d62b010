import { readArticleVideo, videoServiceOf } from '../../../src/contract/video/articleVideo';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['https://www.twitch.tv/videos/123', 'twitch'],
  ['/videos/cover-drawings.mp4', 'file'],
  ['/videos/cover-drawings.webm', 'file'],
])('%s is a video of %s', (address, service) => {
  expect(readArticleVideo(address)).toMatchObject({ service });
  expect(videoServiceOf(address)).toBe(service);
});

test.each([
  '/videos/../api/users.mp4',
  '/videos/x.exe',
  '//evil.example/videos/x.mp4',
  'https://evil.example/videos/x.mp4',
  'javascript:alert(1)',
])('%s is not a video', (address) => {
  expect(typeof readArticleVideo(address)).toBe('string');
  expect(videoServiceOf(address)).toBeUndefined();
});
