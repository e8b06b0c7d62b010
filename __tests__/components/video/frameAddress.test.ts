import { frameAddress } from '../../../src/components/video/frameAddress';

test('the frame of Twitch names this site', () => {
  const frame = new URL('https://player.twitch.tv/?channel=some_player&autoplay=true');
  expect(frameAddress({ service: 'twitch', frame })).toBe(`${frame.href}&parent=localhost`);
});

test('the frame of YouTube stays as it is', () => {
  const frame = new URL('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(frameAddress({ service: 'youtube', frame })).toBe(frame.href);
});
