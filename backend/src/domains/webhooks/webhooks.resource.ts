import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { SecretAnswer } from '../../platform/http/conditions.interceptor';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { DELIVERIES, WEBHOOKS } from './webhooks.list';
import {
  NewWebhookDto,
  ReplacedWebhookDto,
  ResendWebhookDto,
  ResentDto,
  RotatedWebhookDto,
  WebhookBodyDto,
  WebhookDeliveryDto,
  WebhookDto,
} from './webhooks.resource.dto';
import { WebhooksService } from './webhooks.service';

@ResourceController('webhooks', 'webhooks')
@Roles(Role.Admin)
export class WebhooksResource {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Lists(WEBHOOKS)
  @ApiOperation({
    operationId: 'WebhooksResource_list',
    summary: 'Webhooks, the newest first; filters: url, state, q, id',
  })
  @ApiOkResponse({ type: [WebhookDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WebhookDto[]> {
    const listed = await this.webhooks.list(caller, query);
    contentRange(reply, 'webhooks', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'WebhooksResource_get', summary: 'One webhook' })
  @ApiOkResponse({ type: WebhookDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<WebhookDto> {
    return this.webhooks.get(caller, id);
  }

  @Post()
  @SecretAnswer()
  @ApiOperation({ operationId: 'WebhooksResource_create', summary: 'Add a webhook; its secret is shown this once' })
  @ApiCreatedResponse({ type: NewWebhookDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: WebhookBodyDto): Promise<NewWebhookDto> {
    const { id, secret } = await this.webhooks.create(caller, body);
    return { ...(await this.webhooks.get(caller, id)), secret };
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'WebhooksResource_update',
    summary: 'Change a webhook; one that was disabled is active again, or paused',
  })
  @ApiOkResponse({ type: WebhookDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedWebhookDto,
  ): Promise<WebhookDto> {
    await this.webhooks.replace(caller, id, body);
    return this.webhooks.get(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'WebhooksResource_delete', summary: 'Delete a webhook, and what waits for it' })
  @ApiNoContentResponse({ description: 'It is gone.' })
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.webhooks.remove(caller, id);
  }

  @Post(':id/test')
  @HttpCode(204)
  @ApiOperation({ operationId: 'WebhooksResource_test', summary: 'Send a message of the type `webhook.test`' })
  @ApiNoContentResponse({ description: 'It is on its way.' })
  test(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.webhooks.test(caller, id);
  }

  @Post(':id/rotate')
  @SecretAnswer()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'WebhooksResource_rotate',
    summary: 'Make a new secret, which is shown this once; the old one signs too for 24 hours',
  })
  @ApiOkResponse({ type: RotatedWebhookDto })
  rotate(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<RotatedWebhookDto> {
    return this.webhooks.rotate(caller, id);
  }

  @Get(':id/deliveries')
  @Lists(DELIVERIES)
  @ApiOperation({
    operationId: 'WebhooksResource_deliveries',
    summary: 'What became of its messages within 30 days, the newest first; filters: state, type, changeId, id',
  })
  @ApiOkResponse({ type: [WebhookDeliveryDto] })
  async deliveries(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WebhookDeliveryDto[]> {
    const listed = await this.webhooks.deliveries(caller, id, query);
    contentRange(reply, 'webhook-deliveries', listed);
    return listed.rows.map((row) => ({
      ...row,
      id: Number(row.id),
      changeId: row.changeId === null ? null : Number(row.changeId),
    }));
  }

  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'WebhooksResource_resendDelivery',
    summary: 'Send a message again, under the id that it had',
  })
  @ApiNoContentResponse({ description: 'It is on its way.' })
  resendDelivery(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('deliveryId', IdPipe) deliveryId: number,
  ): Promise<void> {
    return this.webhooks.resend(caller, id, String(deliveryId));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'WebhooksResource_resend',
    summary: 'Send everything again that happened since a time, each once, under the ids that it had',
  })
  @ApiOkResponse({ type: ResentDto })
  async resend(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { since }: ResendWebhookDto,
  ): Promise<ResentDto> {
    return { count: await this.webhooks.resendSince(caller, id, since) };
  }
}
