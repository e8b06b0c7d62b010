import { paths } from '../contract/paths';
import { baseApi } from './baseApi';
import { fileQuery } from './fileQuery';

const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportOwnData: build.mutation({
      queryFn: fileQuery<{ id: number; save: (file: Blob) => void }>(({ id }) => ({
        url: paths.userExport(id),
      })),
    }),
  }),
});

export const { useExportOwnDataMutation } = ownDataApi;
