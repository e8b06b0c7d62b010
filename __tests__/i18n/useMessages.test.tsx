import { screen } from '@testing-library/react';
import { useMessages } from '../../src/i18n/useMessages';
import type { ApiErrorKey } from '../../src/api/errors/apiError';
import type { MessageKey } from '../../src/state/notification';
import { renderWithStore } from '../support/browser/renderWithStore';

function Message({ error, more }: { error: ApiErrorKey; more: MessageKey }) {
  const message = useMessages();
  return (
    <p>
      {message(error)} {message(more, { id: 'req-1' })}
    </p>
  );
}

test('translates keys of any namespace, as they come from store and API', async () => {
  await renderWithStore(<Message error="errors:forbidden" more="errors:requestId" />, {
    language: 'fr',
  });
  expect(screen.getByText(/pas autorisé à faire cela. Référence : req-1/)).toBeVisible();
});
