import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ClientAddress, CurrentCaller, Public } from '../auth/decorators';
import type { Caller } from '../auth/permissions';
import { CallController } from '../common/doors';
import { CancelledChangeDto, ConfirmedEmailDto, MailedLinkDto } from './email-changes.dto';
import { EmailChangesService } from './email-changes.service';

/** What the pages do to which the mails about a change of address lead; the token is the proof, and no part of an address. */
@CallController('Account', 'account/email')
@Public()
export class EmailChangesController {
  constructor(private readonly changes: EmailChangesService) {}

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_confirmEmail', summary: 'Confirm a new address by the link that was mailed to it' })
  @ApiOkResponse({ type: ConfirmedEmailDto })
  async confirm(@Body() { Token }: MailedLinkDto, @CurrentCaller() caller: Caller | undefined, @ClientAddress() address: string): Promise<ConfirmedEmailDto> {
    return { Email: await this.changes.confirm(Token, caller, address) };
  }

  @Post('cancel')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_cancelEmail', summary: 'Keep or take back an address by the link that was mailed to it' })
  @ApiOkResponse({ type: CancelledChangeDto })
  async cancel(@Body() { Token }: MailedLinkDto, @ClientAddress() address: string): Promise<CancelledChangeDto> {
    const { email, takenBack } = await this.changes.cancel(Token, address);
    return { Email: email, TakenBack: takenBack };
  }
}
