import { removeTemplate } from './databaseTemplate';

export default (): Promise<void> => removeTemplate('embedded');
