import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { secretQuery } from '../../api/secretArgs';
import { isRecord, isId } from '../../api/wire/typeGuards';
import { adminPaths } from '../../contract/adminPaths';
import type { AdminPicture } from '../../contract/schemas/adminArticles';

const isPicture = (value: unknown): value is AdminPicture =>
  isRecord(value) && isId(value.id) && Array.isArray(value.sources);

const pictureFromWire = (body: unknown) => (isPicture(body) ? body : undefined);

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
