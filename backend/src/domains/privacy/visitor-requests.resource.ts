import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Public } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { AskForAddressDto, PrivacyLinkDto, VisitorRequestDto } from './visitor-requests.resource.dto';
import { VisitorRequestsService } from './visitor-requests.service';

/** For people without an account. */
@ResourceController('privacy-requests')
@Public()
export class VisitorRequestsResource {
  constructor(private readonly requests: VisitorRequestsService) {}

  @Post()
  @HourlyLimit('enquiries')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'PrivacyRequestsResource_ask',
    summary:
      'Ask by e-mail for a copy of what is kept of an address, or for its deletion; answers the same whether the address is known or not',
  })
  @ApiNoContentResponse({ description: 'A link is mailed to the address.' })
  ask(@Body() { email, kind }: AskForAddressDto): Promise<void> {
    return this.requests.ask(email, kind);
  }
}

const OVER = {
  status: 410,
  description: 'The link has expired.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** What a mailed link does; opening it does nothing, since mail scanners open every link. */
@ResourceController('privacy-links')
@Public()
export class PrivacyLinksResource {
  constructor(private readonly requests: VisitorRequestsService) {}

  @Post('open')
  @HttpCode(200)
  @ApiOperation({ operationId: 'PrivacyLinks_open', summary: 'What a mailed link is about' })
  @ApiOkResponse({ type: VisitorRequestDto })
  @ApiResponse(OVER)
  open(@Body() { token }: PrivacyLinkDto): Promise<VisitorRequestDto> {
    return this.requests.open(token);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'PrivacyLinks_confirm',
    summary: 'Say that it was oneself who asked: the copy is ready, or the data is deleted after 7 days',
  })
  @ApiOkResponse({ type: VisitorRequestDto })
  @ApiResponse(OVER)
  confirm(@Body() { token }: PrivacyLinkDto): Promise<VisitorRequestDto> {
    return this.requests.confirm(token);
  }

  @Post('take-back')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'PrivacyLinks_takeBack',
    summary: 'Take back the deletion of what is kept of one’s address',
  })
  @ApiOkResponse({ type: VisitorRequestDto })
  @ApiResponse(OVER)
  @ApiResponse({ status: 409, description: 'It is no deletion that waits.' })
  takeBack(@Body() { token }: PrivacyLinkDto): Promise<VisitorRequestDto> {
    return this.requests.takeBack(token);
  }
}
