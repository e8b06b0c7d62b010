import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDriver, TransactionBuilder, type Transaction } from 'kysely';

/** The transaction that the current code runs in. */
const current = new AsyncLocalStorage<{ open: boolean }>();

const { execute } = TransactionBuilder.prototype;
TransactionBuilder.prototype.execute = async function executeMarked<Result>(
  work: (opened: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  const transaction = { open: true };
  const marked = async (opened: Transaction<unknown>) =>
    current.run(transaction, async () => work(opened));
  try {
    // `call` loses the type parameter.
    return (await execute.call(this, marked)) as Result;
  } finally {
    transaction.open = false;
  }
};

const { acquireConnection } = PostgresDriver.prototype;
/**
 * Code of a transaction that asks for a second connection fails. Its statement would not be rolled back with the transaction,
 * and on the embedded database, which has one connection, it would wait for itself.
 */
PostgresDriver.prototype.acquireConnection = async function acquireOutside() {
  if (current.getStore()?.open) throw new Error('A statement of a transaction runs outside of it.');
  return acquireConnection.call(this);
};
