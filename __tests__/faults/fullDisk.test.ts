import path from 'node:path';
import { paths } from '../../src/contract/paths';
import { eventually } from '../support/eventually';
import { joinAs, readyStatus, send, startNode, untilReady } from '../support/faults/nodes';
import { startPostgresSite } from '../support/faults/postgresSite';
import { canMount, createSmallDisk } from '../support/faults/smallDisk';
import { expectNothingLost, startWork, type Work } from '../support/faults/work';
import { endProcesses } from '../support/server/serverProcess';

/** Waits until the disk is full for the database too: a write got 503. */
const untilRefused = (work: Work) =>
  eventually(
    () => Promise.resolve(work.outcomes.get('write 503') ?? 0),
    (refused) => refused > 0,
  );

const onSmallDisk = canMount ? describe : describe.skip;

onSmallDisk('a full disk', () => {
  afterAll(endProcesses);

  test('under PostgreSQL’s tables gets 503 for writes, and nothing is lost when there is room again', async () => {
    const disk = await createSmallDisk(150);
    const site = await startPostgresSite({ folder: disk.folder });
    const [node] = site.nodes;
    const work = startWork(site);
    await work.progress();
    await disk.fill();
    await untilRefused(work);
    expect((await send(node.origin, paths.articles)).status).toBe(200);
    await eventually(
      () => readyStatus(node.origin),
      (status) => status === 503,
    );
    await disk.free();
    await Promise.all(site.origins.map((origin) => untilReady(origin)));
    await work.progress();
    await work.stop();
    expectNothingLost(work, await site.comments());
    await site.stop();
    await disk.remove();
  });

  test('under the embedded database gets 503 for writes, and nothing is lost when there is room again', async () => {
    const disk = await createSmallDisk(300);
    const settings = { DATA_DIR: path.join(disk.folder, 'data') };
    const node = await startNode(settings);
    const members = [await joinAs(node.origin, 'writer_a')];
    const work = startWork({ origins: [node.origin], article: 1, members });
    await work.progress();
    await disk.fill();
    await untilRefused(work);
    expect((await send(node.origin, paths.articles)).status).toBe(200);
    await disk.free();
    await untilReady(node.origin);
    await work.progress();
    await work.stop();
    const comments = await send(node.origin, `${paths.articleComments(1)}?itemsPerPage=100`);
    const text = JSON.stringify(comments.body);
    expectNothingLost(
      work,
      work.acknowledged.filter((content) => text.includes(content)),
    );
    expect(await node.process.kill('SIGTERM')).toBe(0);
    await disk.remove();
  });
});
