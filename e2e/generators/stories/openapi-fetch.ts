import createClient from 'openapi-fetch';
import type { paths } from '../made/openapi-typescript';
import { type Facts, type Given, propertyOf } from './facts';

export async function story({ url, key, picture, name }: Given): Promise<Facts> {
  const api = createClient<paths, 'application/json' | 'application/problem+json'>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${key}` },
  });
  const seen = Number(
    (await api.GET('/api/v1/changes', { params: { query: { limit: 1 } } })).response.headers.get('Settled-Id'),
  );
  const create = () =>
    api.POST('/api/v1/properties', {
      params: { header: { 'Idempotency-Key': name } },
      body: propertyOf(name, 3_900_000),
    });
  const [made, again] = [await create(), await create()];
  const id = made.data?.id ?? 0;
  const refused = await api.POST('/api/v1/properties', { body: propertyOf('', 1) });
  const version =
    (await api.GET('/api/v1/properties/{id}', { params: { path: { id } } })).response.headers.get('ETag') ?? '';
  const change = (price: number) =>
    api.PATCH('/api/v1/properties/{id}', {
      params: { path: { id }, header: { 'If-Match': version } },
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: { price },
    });
  const [changed, late] = [await change(3_800_000), await change(3_700_000)];
  const image = await api.POST('/api/v1/images', {
    body: { file: '', propertyId: id },
    bodySerializer: () => {
      const form = new FormData();
      form.append('propertyId', String(id));
      form.append('file', picture, 'front.png');
      return form;
    },
  });
  const batch = await api.POST('/api/v1/properties/batch', {
    body: {
      items: [
        { operation: 'create', body: propertyOf(name, 5_000_000) },
        { operation: 'change', id, body: { price: 1 } },
      ],
    },
  });
  const list = await api.GET('/api/v1/properties', { params: { query: { q: name, orderBy: '-price', limit: 10 } } });
  const feed = await api.GET('/api/v1/changes', { params: { query: { after: seen, limit: 100 } } });
  return {
    madeOnce: id > 0 && id === again.data?.id,
    refused: [refused.error?.code, refused.error?.errors?.[0]?.field],
    changed: [changed.data?.price, late.error?.code],
    picture: image.data?.position,
    batch: batch.data?.results.map(({ status }) => status),
    listed: [list.data?.length, list.data?.[0]?.name],
    heard: feed.data
      ?.filter(({ resource, resourceId }) => resource === 'properties' && resourceId === id)
      .map(({ type }) => type),
  };
}
