import { screen } from '@testing-library/react';
import { useFailureText, type Failure } from '../../../src/components/feedback/useFailureText';
import { renderWithStore } from '../../support/browser/renderWithStore';

function Message({
  failure,
  otherwise = 'Failed to load comments',
}: {
  failure: Failure;
  otherwise?: string;
}) {
  return <output>{useFailureText()(failure, otherwise)}</output>;
}

const limited = { kind: 'http', status: 429 };

test.each<[string, Failure, string]>([
  ['the server’s own words', { kind: 'http', status: 422, text: 'Taken.' }, 'Taken.'],
  [
    'a limit with words that name no time',
    { ...limited, text: 'Please wait a moment.', retryAfter: 388 },
    'Please wait a moment. Try again in 7 minutes.',
  ],
  [
    'a limit with words that name the time',
    { ...limited, text: 'Too many. Try again in 7 minutes.', retryAfter: 388 },
    'Too many. Try again in 7 minutes.',
  ],
  [
    'a limit without words',
    { ...limited, retryAfter: 20 },
    'Failed to load comments. Try again in 20 seconds.',
  ],
  [
    'a session that could not be renewed',
    { kind: 'sessionKept' },
    'Failed to load comments. The service is not responding at the moment. You are still logged in. Please try again in a moment.',
  ],
])('%s', async (_name, failure, text) => {
  await renderWithStore(<Message failure={failure} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test.each<[string, Failure, RegExp]>([
  ['a network error', { kind: 'network' }, /^コメントの読み込みに失敗。サービスに/],
  ['a limit', { ...limited, text: 'お待ちください。', retryAfter: 20 }, /^お待ちください。20 秒/],
])('joins the sentences of %s without a space in Japanese', async (_name, failure, text) => {
  await renderWithStore(<Message failure={failure} otherwise="コメントの読み込みに失敗" />, {
    language: 'ja',
  });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
