import { screen } from '@testing-library/react';
import { AuditDetails } from '../../../src/features/adminAudit/AuditDetails';
import { plainEntry } from '../../support/browser/auditLines';
import { renderWithStore } from '../../support/browser/renderWithStore';

test('keeps the title of a deleted article and shows its state in the reader’s language', async () => {
  const entry = {
    ...plainEntry,
    event: 'articleDeleted',
    details: [
      ['article', '68'],
      ['title', 'Record'],
      ['slug', 'record'],
      ['status', 'UNDER CONSTRUCTION'],
    ],
    article: { id: 68, title: 'Record', exists: false },
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const { container } = await renderWithStore(<AuditDetails entry={entry} />, { language: 'fr' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('ArticleRecord (supprimé)AdresserecordÉtatBrouillon');
});

test('names jobs and mails in the reader’s language, and shows codes of a newer release as they are', async () => {
  const entry = {
    ...plainEntry,
    event: 'jobRequested',
    details: [
      ['job', 'retention'],
      ['mail', 'welcome'],
    ],
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const known = await renderWithStore(<AuditDetails entry={entry} />, { language: 'fr' });
  expect(known.container).toHaveTextContent(/Suppression des données expirées.*Bienvenue$/);
  known.unmount();
  const newer = {
    ...entry,
    details: [
      ['job', 'newJob'],
      ['mail', 'newMail'],
    ],
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const { container } = await renderWithStore(<AuditDetails entry={newer} />, { language: 'fr' });
  expect(container).toHaveTextContent(/newJob.*newMail$/);
});
