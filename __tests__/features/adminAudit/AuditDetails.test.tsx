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

test('links the game of an entry to its editor, and names its state', async () => {
  const entry = {
    ...plainEntry,
    event: 'gamePublished',
    details: [
      ['game', '7'],
      ['version', '4'],
      ['gameStatus', 'active'],
    ],
    game: { id: 7, title: 'Étoile', exists: true },
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const { container } = await renderWithStore(<AuditDetails entry={entry} />, { language: 'fr' });
  expect(screen.getByRole('link', { name: 'Étoile' })).toHaveAttribute('href', '/fr/admin/games/7');
  expect(container).toHaveTextContent('JeuÉtoileVersionVersion 4ÉtatPublic');
});

test('names the fields of a game that were changed, and kinds of a newer release as they are', async () => {
  const entry = {
    ...plainEntry,
    event: 'gameChanged',
    details: [
      ['version', '4'],
      ['changed', 'names pictureId chartStatuses newKind'],
    ],
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const { container } = await renderWithStore(<AuditDetails entry={entry} />, { language: 'en' });
  expect(container).toHaveTextContent('ChangedNames, Cover, Status of charts, newKind');
});

test('says which charts were merged and why, and what of the catalogue was changed', async () => {
  const merged = {
    ...plainEntry,
    event: 'chartsMerged',
    details: [
      ['game', '7'],
      ['chart', '12'],
      ['into', '13'],
      ['scores', '1200'],
      ['reason', 'The same track twice'],
    ],
    game: { id: 7, title: 'Star', exists: false },
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const first = await renderWithStore(<AuditDetails entry={merged} />, { language: 'en' });
  expect(first.container).toHaveTextContent(
    'GameStar (deleted)ChartNo. 12Merged into chartNo. 13Scores1,200ReasonThe same track twice',
  );
  first.unmount();
  const changed = {
    ...plainEntry,
    event: 'catalogueChanged',
    details: [
      ['platform', 'Orbit 64'],
      ['action', 'deleted'],
    ],
  } satisfies Parameters<typeof AuditDetails>[0]['entry'];
  const { container } = await renderWithStore(<AuditDetails entry={changed} />, { language: 'en' });
  expect(container).toHaveTextContent('PlatformOrbit 64Actiondeleted');
});
