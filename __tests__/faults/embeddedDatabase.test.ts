import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { paths } from '../../src/contract/paths';
import { openPatiently } from '../support/database/openPatiently';
import { joinAs, password, send, startNode, type Member, type Node } from '../support/faults/nodes';
import { createRandom, rounds, seed } from '../support/faults/rounds';
import { expectNothingLost, startWork } from '../support/faults/work';
import { endProcesses, temporaryFolder } from '../support/server/serverProcess';

let folder: string;
let members: Member[];
let node: Node;
beforeAll(async () => {
  folder = await temporaryFolder();
  node = await startNode({ DATA_DIR: folder });
  members = [await joinAs(node.origin, 'writer_a'), await joinAs(node.origin, 'writer_b')];
});
afterAll(endProcesses);

/** Status 0: a server that is gone answers nothing. */
const withoutAServer = /^(write (201|503|0)|(account|read) (200|503|0))$/;

/** What is stored once no process has the folder open. */
async function readStored() {
  const { database, close } = await openPatiently({
    url: undefined,
    folder: path.join(folder, 'database'),
  });
  const comments = await database.selectFrom('comments').select('content').execute();
  const users = await database.selectFrom('users').select('username').execute();
  await close();
  return {
    comments: comments.map(({ content }) => content),
    usernames: users.map(({ username }) => username ?? ''),
  };
}

test('a server killed at random points of its writes loses nothing and starts again', async () => {
  const random = createRandom(seed);
  const registered: string[] = [];
  const works = [];
  for (let round = 0; round < rounds(1, 12); round += 1) {
    const work = startWork({ origins: [node.origin], article: round + 1, members });
    works.push(work);
    await work.progress(3);
    const username = `newcomer_${round}`;
    const account = { username, email: `${username}@example.org`, plainPassword: password };
    const registration = send(node.origin, paths.users, { body: account });
    await delay(random() * 300);
    await node.process.kill('SIGKILL');
    if ((await registration).status === 201) registered.push(username);
    await work.stop();
    node = await startNode({ DATA_DIR: folder });
  }
  expect(await node.process.kill('SIGTERM')).toBe(0);
  const { comments, usernames } = await readStored();
  expect(registered.filter((username) => !usernames.includes(username))).toEqual([]);
  for (const work of works) expectNothingLost(work, comments, withoutAServer);
});
