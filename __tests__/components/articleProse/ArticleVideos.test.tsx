import { screen } from '@testing-library/react';
import { ArticleProse } from '../../../src/components/articleProse/ArticleProse';
import { videoFrameMark } from '../../../src/contract/videoFrames';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

beforeEach(() => {
  const mark = document.createElement('meta');
  mark.name = videoFrameMark;
  document.head.append(mark);
});
afterEach(() => {
  document.querySelector(`meta[name="${videoFrameMark}"]`)?.remove();
  sessionStorage.clear();
});

const figure = (service: string, address: string, caption = '') =>
  `<figure data-video="${service}"><a href="${address}">${address}</a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const youTube = 'https://youtu.be/dQw4w9WgXcQ';
const embedded = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const show = (html: string, frames = true) =>
  renderWithStore(<ArticleProse html={html} frames={frames} />, { at: '/en/record-article-a1' });
const frame = () => document.querySelector('iframe');
const load = { name: 'Load the video from YouTube' };

test('loads nothing from another site before the click, then plays in place and gets the focus', async () => {
  const { user } = await show(`<p>Before</p>${figure('youtube', youTube, 'A run')}<p>After</p>`);
  const button = await screen.findByRole('button', load);
  expect(frame()).toBeNull();
  expect(screen.getByText('A run')).toBeVisible();
  expect(screen.getByText(youTube)).not.toBeVisible();
  await checkAccessibility();
  await user.click(button);
  expect(screen.getByTitle('Video player of YouTube')).toHaveAttribute('src', embedded);
  expect(frame()).toHaveFocus();
});

test('plays a video file of the site in the browser’s own player', async () => {
  await show(figure('file', '/videos/cover-drawings.mp4', 'Cover drawings'));
  const player = await screen.findByLabelText('Cover drawings');
  expect(player.tagName).toBe('VIDEO');
  expect(player).toHaveAttribute('preload', 'none');
  await checkAccessibility();
});

test('shows several videos', async () => {
  const other = 'https://www.twitch.tv/videos/123';
  await show(`${figure('youtube', youTube)}${figure('twitch', other)}`);
  expect(await screen.findByRole('button', load)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the video from Twitch' })).toBeVisible();
});

test('updates when the text changes', async () => {
  const { rerender } = await show(figure('youtube', youTube));
  await screen.findByRole('button', load);
  rerender(<ArticleProse html={figure('twitch', 'https://www.twitch.tv/videos/123')} />);
  expect(await screen.findByRole('button', { name: 'Load the video from Twitch' })).toBeVisible();
  expect(screen.queryByRole('button', load)).toBeNull();
});

test.each([
  ['another site', figure('youtube', 'https://evil.example/dQw4w9WgXcQ')],
  ['no mark', figure('', youTube).replace(' data-video=""', '')],
])('a figure with %s remains a link', async (_name, html) => {
  await show(`${html}${figure('twitch', 'https://www.twitch.tv/videos/123')}`);
  await screen.findByRole('button', { name: 'Load the video from Twitch' });
  expect(screen.queryByRole('button', load)).toBeNull();
  expect(screen.getAllByRole('link')[0]).toBeVisible();
});

test('links to the video’s page when the document allows no frames', async () => {
  await show(figure('youtube', youTube), false);
  const link = await screen.findByRole('link', { name: 'Open on YouTube' });
  expect(link).toHaveAttribute('href', youTube);
  expect(screen.queryByRole('button', load)).toBeNull();
});

test('plays once after the reload caused by its click', async () => {
  sessionStorage.setItem('vgr:playVideo', embedded);
  const { unmount } = await show(figure('youtube', youTube));
  expect(await screen.findByTitle('Video player of YouTube')).toBeVisible();
  unmount();
  await show(figure('youtube', youTube));
  expect(await screen.findByRole('button', load)).toBeVisible();
});
