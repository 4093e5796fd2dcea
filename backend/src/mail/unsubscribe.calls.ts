import { Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/access/decorators';
import { CallController } from '../platform/http/surfaces';
import { Config } from '../config';
import { links } from './links';
import { MailSubscriptionDto, mailSubscriptionDto } from './mail-preferences.dto';
import { MailPreferencesService } from './mail-preferences.service';

/** As the document shows it. */
const TOKEN = { name: 'token', example: '12.offers.kx0ZtqVn1fW3bC8dYh2LrE5uJ7mA9sP4gTiQoXvB6wI' };

/** Stopping mails by the link that they carry, without signing in. */
@CallController('Mails', 'mail/unsubscribe')
@Public()
export class UnsubscribeController {
  constructor(
    private readonly preferences: MailPreferencesService,
    private readonly config: Config,
  ) {}

  /** Mail programs without the button open its address: a browser is led to the page that asks. */
  @Get(':token')
  @ApiParam(TOKEN)
  @ApiOperation({ operationId: 'Unsubscribe_get', summary: 'What the link of a mail stops; changes nothing' })
  @ApiOkResponse({ type: MailSubscriptionDto })
  @ApiResponse({ status: 303, description: 'A browser is led to the page that asks.' })
  async get(
    @Param('token') token: string,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailSubscriptionDto | undefined> {
    if (accept?.includes('text/html')) {
      void reply.redirect(links(this.config.PUBLIC_URL).unsubscribe(encodeURIComponent(token)), 303);
      return undefined;
    }
    return mailSubscriptionDto(await this.preferences.find(token));
  }

  /** The body, `List-Unsubscribe=One-Click` from mail programs, is not looked at: the token says all (RFC 8058). */
  @Post(':token')
  @HttpCode(200)
  @ApiParam(TOKEN)
  @ApiOperation({ operationId: 'Unsubscribe_stop', summary: 'Stop the mails that the link of a mail is about' })
  @ApiOkResponse({ type: MailSubscriptionDto })
  async stop(@Param('token') token: string): Promise<MailSubscriptionDto> {
    return mailSubscriptionDto(await this.preferences.stop(token));
  }
}
