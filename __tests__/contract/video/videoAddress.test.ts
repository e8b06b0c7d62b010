import { readVideoAddress } from '../../../src/contract/video/videoAddress';

const youTube = 'https://www.youtube-nocookie.com/embed/';
const frameOf = (typed: string) => {
  const read = readVideoAddress(typed);
  return typeof read === 'string' ? read : read.frame.href;
};

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ&pp=abc',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=tracker',
  'youtu.be/dQw4w9WgXcQ',
  'www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ',
  '  https://youtu.be/dQw4w9WgXcQ  ',
])('%s is a YouTube video', (typed) => {
  expect(frameOf(typed)).toBe(`${youTube}dQw4w9WgXcQ?autoplay=1`);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=90', '90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', '90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', '3723'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=15', '15'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=2m', '120'],
])('%s starts at second %s', (typed, start) => {
  expect(frameOf(typed)).toBe(`${youTube}dQw4w9WgXcQ?start=${start}&autoplay=1`);
});

test('a playlist is embedded with or without a video', () => {
  const list = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';
  expect(frameOf(`https://www.youtube.com/playlist?list=${list}`)).toBe(
    `${youTube}videoseries?list=${list}&autoplay=1`,
  );
  expect(frameOf(`https://youtu.be/dQw4w9WgXcQ?list=${list}`)).toBe(
    `${youTube}dQw4w9WgXcQ?list=${list}&autoplay=1`,
  );
});

const player = 'https://player.twitch.tv/';
const tail = 'autoplay=true';
test.each([
  ['https://www.twitch.tv/videos/1234567890', `${player}?video=v1234567890&${tail}`],
  ['twitch.tv/videos/1234567890?t=1h2m3s', `${player}?video=v1234567890&time=3723s&${tail}`],
  ['https://www.twitch.tv/some_player/v/12345', `${player}?video=v12345&${tail}`],
  ['https://www.twitch.tv/some_player/video/12345', `${player}?video=v12345&${tail}`],
  ['https://player.twitch.tv/?video=v12345&parent=evil.example', `${player}?video=v12345&${tail}`],
  ['https://www.twitch.tv/Some_Player', `${player}?channel=some_player&${tail}`],
  ['https://m.twitch.tv/some_player/', `${player}?channel=some_player&${tail}`],
  ['https://player.twitch.tv/?channel=some_player', `${player}?channel=some_player&${tail}`],
  [
    'https://www.twitch.tv/some_player/clip/BraveCake-Ab_1?filter=clips',
    `https://clips.twitch.tv/embed?clip=BraveCake-Ab_1&${tail}`,
  ],
  ['https://clips.twitch.tv/BraveCake', `https://clips.twitch.tv/embed?clip=BraveCake&${tail}`],
  [
    'https://clips.twitch.tv/embed?clip=BraveCake',
    `https://clips.twitch.tv/embed?clip=BraveCake&${tail}`,
  ],
])('%s is embedded from Twitch', (typed, frame) => {
  expect(frameOf(typed)).toBe(frame);
});

test.each([
  'a record',
  'dQw4w9WgXcQ',
  'localhost',
  'https://',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  '//',
])('%s is not a URL', (typed) => {
  expect(frameOf(typed)).toBe('notAnAddress');
});

test.each([
  'https://example.org/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@example.org/watch?v=dQw4w9WgXcQ',
  'https://example.org/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/12345',
])('%s belongs to another site', (typed) => {
  expect(frameOf(typed)).toBe('otherSite');
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E',
  'https://www.youtube.com/embed/..%2F..%2Fredirect',
  'https://www.youtube.com/feed/history',
  'https://www.twitch.tv/',
  'https://www.twitch.tv/directory/all',
  'https://www.twitch.tv/videos/none',
  'https://www.twitch.tv/some_player/clip/',
  'https://clips.twitch.tv/',
])('%s names no video', (typed) => {
  expect(frameOf(typed)).toBe('noVideo');
});
