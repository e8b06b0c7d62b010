import { Client } from 'pg';
import { openPatiently } from '../database/openPatiently';
import { createCluster } from '../database/postgresCluster';
import { publishArticle } from '../server/publishArticle';
import { endProcesses } from '../server/serverProcess';
import { joinAs, startNode, type Member, type Node } from './nodes';
import { startTcpProxy } from './tcpProxy';

/**
 * Two nodes on a PostgreSQL server of their own, each behind a proxy of its own: a test can stop the database and disturb the
 * network of either side.
 */
export async function startPostgresSite(options: { folder?: string } = {}) {
  const cluster = await createCluster(options);
  const query = async <Row extends object>(text: string, database = 'site'): Promise<Row[]> => {
    const client = new Client({ connectionString: cluster.url(database) });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  await query('create database site', 'postgres');
  const line = await startTcpProxy({ host: '127.0.0.1', port: cluster.port });
  const url = new URL(cluster.url('site'));
  url.port = String(line.port);
  const start = (settings: Record<string, string> = {}) =>
    startNode({ DATABASE_URL: url.href, ...settings });
  // The first one migrates.
  const nodes: [Node, Node] = [await start(), await start()];
  const opened = await openPatiently({ url: cluster.url('site'), folder: '' });
  const article = await publishArticle(opened.database);
  await opened.close();
  const members: Member[] = [];
  for (const username of ['writer_a', 'writer_b'])
    members.push(await joinAs(nodes[0].origin, username));

  return {
    cluster,
    /** The network between the nodes and the database. */
    line,
    nodes,
    start,
    article,
    members,
    query,
    get origins() {
      return nodes.map(({ origin }) => origin);
    },
    comments: async () =>
      (await query<{ content: string }>('select content from comments')).map(
        ({ content }) => content,
      ),
    /** Deletes what the members of an earlier test wrote. */
    forget: () => query('delete from comments'),
    stop: async () => {
      await endProcesses();
      await line.close();
      await cluster.remove();
    },
  };
}

export type PostgresSite = Awaited<ReturnType<typeof startPostgresSite>>;
