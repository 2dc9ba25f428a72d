/**
 * What short words in the names of columns stand for: those that mean one thing wherever exports have them. `rev`, `exp`
 * and their like mean several, and stay as they are.
 */
export const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abnd: 'abandoned',
    acct: 'account',
    amt: 'amount',
    appt: 'appointment',
    avg: 'average',
    cncl: 'cancelled',
    cnt: 'count',
    ctry: 'country',
    cust: 'customer',
    dept: 'department',
    dlvd: 'delivered',
    dly: 'delay',
    dwntm: 'downtime',
    grp: 'group',
    hrs: 'hours',
    idx: 'index',
    impr: 'impressions',
    mgr: 'manager',
    pct: 'percent',
    perc: 'percent',
    pmt: 'payment',
    pts: 'points',
    qty: 'quantity',
    rcvd: 'received',
    rtrn: 'returned',
    samp: 'sample',
    svc: 'service',
    trx: 'transaction',
    txn: 'transaction',
    yrs: 'years',
  }),
)
