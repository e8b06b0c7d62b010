import { sitePaths } from '../../../../src/contract/paths';
import { eventually } from '../../../support/eventually';
import { createTestServer } from '../../../support/server/createTestServer';

describe('the heartbeat of a node', () => {
  it('records the node and its requests from when it listens until it is stopped', async () => {
    const owner = await createTestServer();
    const nodes = () => owner.database.selectFrom('serverNodes').selectAll().execute();
    expect(await nodes()).toEqual([]);
    const node = await createTestServer({ node: owner });
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    const [begun] = await eventually(nodes, ({ length }) => length === 1);
    expect(begun).toMatchObject({ build: 'development', stoppedAt: null });
    await node.app.inject(sitePaths.live);
    await node.close();
    const [ended] = await nodes();
    expect(ended).toMatchObject({ id: begun?.id, stoppedAt: owner.now().toISOString() });
    const minutes = await owner.database.selectFrom('requestMinutes').selectAll().execute();
    expect(minutes).toEqual([
      expect.objectContaining({ minute: '2026-11-20T12:00:00.000Z', requests: 1, failures: 0 }),
    ]);
    await owner.close();
  });
});
