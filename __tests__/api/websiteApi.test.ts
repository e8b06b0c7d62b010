import { websiteApi } from '../../src/api/websiteApi';
import { createTestStore } from '../support/browser/createTestStore';

const { getConfiguration, getStatistics } = websiteApi.endpoints;

test('reads statistics and configuration', async () => {
  const { dispatch } = createTestStore();
  expect((await dispatch(getStatistics.initiate())).data?.members).toBe(15_230);
  const { data } = await dispatch(getConfiguration.initiate({ language: 'en' }));
  expect(data?.partners).toHaveLength(1);
});
