import { makeTemplate } from '../database/databaseTemplate';

export default (): Promise<void> => makeTemplate('postgres');
