import { Module } from '@nestjs/common';
import { WebhooksResource } from './webhooks.resource';
import { WebhooksService } from './webhooks.service';

/** Other systems that are told of changes. */
@Module({ controllers: [WebhooksResource], providers: [WebhooksService] })
export class WebhooksModule {}
