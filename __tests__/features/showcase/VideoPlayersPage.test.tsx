import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { languages } from '../../../src/contract/languages';
import { videoFrameMark, videoFrameOrigins } from '../../../src/contract/videoFrames';
import { VideoPlayersPage } from '../../../src/features/showcase/VideoPlayersPage';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

beforeEach(() => {
  // As in the server's document for this page.
  const mark = document.createElement('meta');
  mark.name = videoFrameMark;
  document.head.append(mark);
});
afterEach(() => document.querySelector(`meta[name="${videoFrameMark}"]`)?.remove());

const setUp = () => renderWithStore(<VideoPlayersPage />, { at: '/en/video-players' });
const field = () => screen.getByRole('textbox', { name: 'Video address' });
const frame = () => document.querySelector('iframe');

test('has no accessibility violations without a URL, with an invalid and with a valid one', async () => {
  const { user } = await setUp();
  await checkAccessibility();
  await user.type(field(), 'a record{Enter}');
  await checkAccessibility();
  await user.clear(field());
  await user.type(field(), 'youtu.be/dQw4w9WgXcQ');
  await checkAccessibility();
});

test('the video has captions in every language, with the reader’s as default', async () => {
  await renderWithStore(<VideoPlayersPage />, { at: '/it/video-players', language: 'it' });
  const tracks = [...document.querySelectorAll('track')];
  expect(tracks.map(({ label }) => label)).toContain('日本語');
  expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual(['it']);
  for (const track of tracks) {
    const file = readFileSync(path.join('public', track.getAttribute('src') ?? ''), 'utf8');
    expect(file).toMatch(/^WEBVTT\n/);
    expect(file.match(/-->/g)).toHaveLength(4);
  }
  expect(tracks).toHaveLength(languages.length);
});

test('needs no meta element in a document requested for this page', async () => {
  document.querySelector(`meta[name="${videoFrameMark}"]`)?.remove();
  const url = 'http://localhost:3000/en/video-players';
  Object.assign(performance, { getEntriesByType: () => [{ name: url }] });
  await setUp();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(field()).toBeVisible();
});

test('loads nothing from the other site before the button is pressed', async () => {
  const { user } = await setUp();
  await user.click(field());
  await user.paste('https://youtu.be/dQw4w9WgXcQ?t=90');
  expect(field()).toHaveAccessibleDescription('YouTube video recognised');
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load the video from YouTube' }));
  const player = screen.getByTitle('Video player of YouTube');
  expect(player).toHaveFocus();
  const { origin } = new URL(player.getAttribute('src') ?? '');
  expect(videoFrameOrigins).toContain(origin);
  expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
});

test('another URL asks for consent again', async () => {
  const { user } = await setUp();
  await user.type(field(), 'youtu.be/dQw4w9WgXcQ');
  await user.click(screen.getByRole('button', { name: 'Load the video from YouTube' }));
  await user.clear(field());
  await user.type(field(), 'twitch.tv/videos/123');
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: 'Load the video from Twitch' })).toBeVisible();
});

test.each([
  ['a record', 'This is not a web address. It should begin with https://'],
  ['https://vimeo.com/1', 'Only YouTube and Twitch videos can be shown here.'],
  [
    'https://www.youtube.com/',
    'This address belongs to the right site but does not lead to a video.',
  ],
])('%s shows an error at the field on blur', async (typed, words) => {
  const { user } = await setUp();
  await user.type(field(), typed);
  expect(field()).toBeValid();
  await user.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(words);
});
