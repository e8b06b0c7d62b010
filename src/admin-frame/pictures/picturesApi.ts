import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { secretQuery } from '../../api/secretArgs';
import { isId } from '../../api/wire/typeGuards';
import { adminPaths } from '../../contract/adminPaths';
import type { AdminPicture } from '../../contract/schemas/adminArticles';
import { checked, hasFields } from '../checks';

const pictureFromWire = checked(hasFields<AdminPicture>({ id: isId, sources: Array.isArray }));

const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadCover: build.mutation({
      query: secretQuery((body: { imageData: string }) => ({
        url: adminPaths.pictures,
        method: 'POST',
        body,
      })),
      transformResponse: readResponse(pictureFromWire),
    }),
  }),
});

export const { useUploadCoverMutation } = picturesApi;
