import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AuditPage } from '../../../../src/contract/schemas/adminAudit';
import { openAdministration } from '../../../support/administeredAccount';
import { apiServer } from '../../../support/apiServer';
import { checkAccessibility } from '../../../support/checkAccessibility';

test('lists who did what, and narrows by member and kind', async () => {
  const asked: string[] = [];
  const page: AuditPage = {
    items: [
      {
        id: 7,
        at: '2026-11-20T12:00:00Z',
        event: 'rolesChanged',
        actor: { id: 1, username: 'ada' },
        subject: { id: 9, username: null },
        requestId: null,
        details: { added: 'ROLE_ADMIN' },
      },
    ],
    older: 7,
    newer: null,
  };
  apiServer.use(
    http.get(`*${adminPaths.audit}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(page);
    }),
  );
  const { user, container } = await openAdministration('audit');
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(within(table).getByRole('rowheader', { name: 'Roles changed' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'ada' })).toHaveAttribute(
    'href',
    '/en/admin/users/1',
  );
  expect(within(table).getByText('Former member 9')).toBeVisible();
  expect(within(table).getByText('ROLE_ADMIN')).toBeVisible();
  await checkAccessibility(container);
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'grace{Enter}');
  expect(await screen.findByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(() => expect(asked).toEqual(['', '?member=grace', '?member=grace&before=7']));
});
