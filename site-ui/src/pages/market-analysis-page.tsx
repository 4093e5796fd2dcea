import { MarketService } from '@stowbridge/api/services/MarketService';
import { useCallback } from 'react';
import { browserApi } from '../api/browser-api';
import { useLoad } from '../api/use-load';
import { Head } from '../components/head';
import { PageSkeleton } from '../components/skeleton';
import { Market } from '../features/market/market';
import messageStyles from '../layout/message-page.module.css';
import { useUrl } from '../router/hooks';

/** The market analysis of one property, opened by a token that is one person's for half an hour. */
export function Component() {
  const token = useUrl().searchParams.get('token') ?? '';
  const { data, error } = useLoad(useCallback(() => new MarketService(browserApi).analysis({ token }), [token]));
  return (
    <>
      <Head title="Market Analysis" noIndex />
      {data && <Market analysis={data} />}
      {!data && !error && (
        <div className="container">
          <PageSkeleton />
        </div>
      )}
      {error && (
        <div className={`container ${messageStyles.message}`}>
          <h1>This link has expired.</h1>
          <p>Open the market analysis again from the property’s page.</p>
        </div>
      )}
    </>
  );
}
