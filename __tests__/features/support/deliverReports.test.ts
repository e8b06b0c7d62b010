import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { deliverReports } from '../../../src/features/support/deliverReports';
import { keepReport, waitingReports } from '../../../src/features/support/reportOutbox';
import { apiServer } from '../../support/apiServer';
import { createTestStore } from '../../support/createTestStore';
import { installLocks } from '../../support/installLocks';

installLocks();

const receipt = {
  code: 'VGR-7K3F-9QXM',
  createdAt: '2026-11-20T12:00:00Z',
  expiresAt: '2027-02-18T12:00:00Z',
};

test('sends a queued report from one tab only', async () => {
  let posts = 0;
  apiServer.use(
    http.post(`*${paths.supportCases}`, () => {
      posts += 1;
      return HttpResponse.json(receipt, { status: 201 });
    }),
  );
  keepReport({ key: 'r', member: null, description: 'Broken.', snapshot: '', writtenAt: 1 });
  await Promise.all([deliverReports(createTestStore()), deliverReports(createTestStore())]);
  expect(posts).toBe(1);
  expect(waitingReports()).toEqual([]);
});
