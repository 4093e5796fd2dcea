import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { AskPrivacyDto, DataCopyLinkDto, PrivacyRequestDto } from './privacy-requests.resource.dto';
import { PrivacyRequestsService } from './privacy-requests.service';

const EVERYBODY = [Role.Admin, Role.Buyer, Role.Seller];

@ResourceController('me')
export class MyPrivacyResource {
  constructor(private readonly requests: PrivacyRequestsService) {}

  @Get('privacy-requests')
  @OnlyReads()
  @Roles(...EVERYBODY)
  @ApiOperation({
    operationId: 'MeResource_privacyRequests',
    summary: 'What the caller has asked for of their data, the newest first',
  })
  @ApiOkResponse({ type: [PrivacyRequestDto] })
  list(@CurrentCaller() caller: Caller): Promise<PrivacyRequestDto[]> {
    return this.requests.list(caller);
  }

  @Post('privacy-requests')
  @Roles(...EVERYBODY)
  @ApiOperation({
    operationId: 'MeResource_askPrivacy',
    summary:
      'Ask for a copy of one’s data, which can be downloaded for 24 hours, or for one’s account to be deleted after 7 days',
  })
  @ApiCreatedResponse({ type: PrivacyRequestDto })
  @ApiResponse({ status: 409, description: 'Such a request runs, or the caller cannot go now.' })
  ask(@CurrentCaller() caller: Caller, @Body() { kind }: AskPrivacyDto): Promise<PrivacyRequestDto> {
    return this.requests.ask(caller, kind);
  }

  @Delete('privacy-requests/:id')
  @Roles(...EVERYBODY)
  @HttpCode(204)
  @ApiOperation({ operationId: 'MeResource_takeBackPrivacy', summary: 'Take back the deletion of one’s account' })
  @ApiNoContentResponse()
  takeBack(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.requests.takeBack(caller, id);
  }

  @Post('privacy-requests/:id/link')
  @Roles(...EVERYBODY)
  @HourlyLimit('downloads')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_dataCopyLink',
    summary: 'An address at which a browser saves the copy of one’s data',
  })
  @ApiOkResponse({ type: DataCopyLinkDto })
  @ApiResponse({
    status: 410,
    description: 'The copy can no longer be downloaded.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  async link(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DataCopyLinkDto> {
    return { url: await this.requests.link(caller, id) };
  }
}
