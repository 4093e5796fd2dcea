import { Body, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { ResourceController } from '../../../platform/http/surfaces';
import { IdPipe } from '../../../platform/common/id.pipe';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { SecretAnswer } from '../../../platform/http/conditions.interceptor';
import { API_KEYS } from './api-keys.list';
import {
  ApiKeyBodyDto,
  apiKeyDto,
  ApiKeyDto,
  ApiKeyIdDto,
  KeyRotationDto,
  NewApiKeyDto,
} from './api-keys.resource.dto';
import { ApiKeysService } from './api-keys.service';

@ResourceController('api-keys', 'api_keys')
@Roles(Role.Admin)
export class ApiKeysResource {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @Lists(API_KEYS)
  @ApiOperation({
    operationId: 'ApiKeysResource_list',
    summary: 'Keys of integrators; filters: userId, revoked, q, id',
  })
  @ApiOkResponse({ type: [ApiKeyDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiKeyDto[]> {
    const listed = await this.keys.list(caller, query);
    contentRange(reply, 'api-keys', listed);
    return listed.rows.map(apiKeyDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'ApiKeysResource_get', summary: 'One key, without its secret' })
  @ApiOkResponse({ type: ApiKeyDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ApiKeyDto> {
    return apiKeyDto(await this.keys.get(caller, id));
  }

  @Post()
  @SecretAnswer()
  @ApiOperation({ operationId: 'ApiKeysResource_create', summary: 'Make a key; its secret is shown this once' })
  @ApiCreatedResponse({ type: NewApiKeyDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: ApiKeyBodyDto): Promise<NewApiKeyDto> {
    const { id, secret } = await this.keys.create(caller, body);
    return { ...(await this.get(caller, id)), secret };
  }

  @Post(':id/rotate')
  @SecretAnswer()
  @ApiOperation({
    operationId: 'ApiKeysResource_rotate',
    summary: 'Replace a key by one that allows the same; the old one goes on for some days',
  })
  @ApiCreatedResponse({ type: NewApiKeyDto })
  async rotate(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { keepDays }: KeyRotationDto,
  ): Promise<NewApiKeyDto> {
    const made = await this.keys.rotate(caller, id, keepDays);
    return { ...(await this.get(caller, made.id)), secret: made.secret };
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'ApiKeysResource_revoke', summary: 'Revoke a key; it stops working at once' })
  @ApiOkResponse({ type: ApiKeyIdDto })
  async revoke(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ApiKeyIdDto> {
    await this.keys.revoke(caller, id);
    return { id };
  }
}
