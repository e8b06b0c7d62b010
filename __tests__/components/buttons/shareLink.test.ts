import { shareLink } from '../../../src/components/buttons/shareLink';

const link = { title: 'A title', url: 'https://site.example/en/a-article-a1' };

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const refusing = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));

afterEach(() => {
  give('share', undefined);
  give('clipboard', undefined);
});

test('uses the system’s share sheet where there is one', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  give('share', share);
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('closing the share sheet counts as cancelled', async () => {
  const writeText = jest.fn();
  give('share', refusing('AbortError'));
  give('clipboard', { writeText });
  expect(await shareLink(link)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['without a sheet', undefined],
  ['when the sheet refuses', refusing('NotAllowedError')],
])('copies the link %s', async (_when, share) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  give('share', share);
  give('clipboard', { writeText });
  expect(await shareLink(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test.each([
  ['there is no clipboard', undefined],
  ['it refuses', { writeText: refusing('NotAllowedError') }],
])('fails when %s', async (_when, clipboard) => {
  give('clipboard', clipboard);
  expect(await shareLink(link)).toBe('failed');
});
