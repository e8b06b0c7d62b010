import { frameAddress } from '../../../src/components/video/frameAddress';

test('Twitch’s frame gets this site as parent', () => {
  const frame = new URL('https://player.twitch.tv/?channel=some_player&autoplay=true');
  expect(frameAddress({ service: 'twitch', frame })).toBe(`${frame.href}&parent=localhost`);
});

test('YouTube’s frame URL is unchanged', () => {
  const frame = new URL('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(frameAddress({ service: 'youtube', frame })).toBe(frame.href);
});
