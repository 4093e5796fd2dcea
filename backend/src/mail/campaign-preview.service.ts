import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config';
import { MAIL_CATEGORIES } from '../domains/accounts/users/mail-categories';
import { type Caller, requireAdmin } from '../platform/access/permissions';
import { notFound } from '../platform/common/errors';
import { campaignContent, findCampaign, LOOKING } from './data/campaign';
import { REDACTED, renderHtml } from './layout';
import { contextOf } from './mail-context';

/** Shows the office a campaign before anybody gets it; the links stop and count nothing. */
@Injectable()
export class CampaignPreviewService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('not-found') */
  async html(caller: Caller, campaignId: number): Promise<string> {
    requireAdmin(caller);
    const context = contextOf(this.source.manager, this.config);
    const data = await findCampaign(campaignId, context, { text: LOOKING, values: [caller.id] });
    if (!data) {
      throw notFound('The campaign');
    }
    const { links, brand } = context;
    const content = campaignContent(data, data.readers[0], { links, brand, isCounted: false });
    return renderHtml(content, brand, { about: MAIL_CATEGORIES.listings, address: links.unsubscribe(REDACTED) });
  }
}
