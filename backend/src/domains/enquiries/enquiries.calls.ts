import { Body, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { CallController } from '../../platform/http/surfaces';
import { ContactEnquiryDto, contactEnquiry, SellEnquiryDto, sellEnquiry } from './enquiries.calls.dto';
import { EnquiriesService } from './enquiries.service';

/** The answer that means success; any other text is an error [PAGE-61]. */
const SUCCESS = 'success';
const TEXT = { content: { 'text/plain': { schema: { type: 'string' as const, example: SUCCESS } } } };

@CallController('Enquiries')
@Public()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post('home/sell/myproperty')
  @HourlyLimit('enquiries')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiOperation({ operationId: 'Enquiries_sell', summary: 'An owner wants to sell [CALL-102]' })
  @ApiOkResponse(TEXT)
  async sell(@Body() form: SellEnquiryDto): Promise<string> {
    await this.enquiries.store(sellEnquiry(form));
    return SUCCESS;
  }

  @Post('home/contactus')
  @HourlyLimit('enquiries')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiOperation({
    operationId: 'Enquiries_contact',
    summary: 'The contact form; forwarded to the CRM where one is configured [CALL-112]',
  })
  @ApiOkResponse(TEXT)
  async contact(@Body() form: ContactEnquiryDto): Promise<string> {
    await this.enquiries.store(contactEnquiry(form));
    return SUCCESS;
  }
}
