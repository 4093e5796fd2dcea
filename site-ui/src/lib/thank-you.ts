/** [PAGE-27] [PAGE-58] What both enquiry forms answer. */
export const thankYou = 'Thank you for reaching out. One of our agents will be in touch shortly.';
