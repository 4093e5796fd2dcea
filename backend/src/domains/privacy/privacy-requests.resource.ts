import { Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { DataCopyLinkDto, DataCopyDto } from './privacy-requests.resource.dto';
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
    summary: 'The copies of their data that the caller has asked for, the newest first',
  })
  @ApiOkResponse({ type: [DataCopyDto] })
  list(@CurrentCaller() caller: Caller): Promise<DataCopyDto[]> {
    return this.requests.list(caller);
  }

  @Post('privacy-requests')
  @Roles(...EVERYBODY)
  @ApiOperation({
    operationId: 'MeResource_askDataCopy',
    summary: 'Ask for a copy of one’s data, which can be downloaded for 24 hours',
  })
  @ApiCreatedResponse({ type: DataCopyDto })
  @ApiResponse({ status: 409, description: 'A copy is ready already.' })
  ask(@CurrentCaller() caller: Caller): Promise<DataCopyDto> {
    return this.requests.ask(caller);
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
