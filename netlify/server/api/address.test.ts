import fc from 'fast-check';
import { expect, test } from 'vitest';

import { networkOf } from './address.ts';

const stored = (address: string) => networkOf(address, { v4: 24, v6: 48 });

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::/48'],
  ['2001:0DB8:00aa::', '2001:db8:aa::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
  ['', null],
])('DB-4 of the address %s is kept %s', (address, network) => {
  expect(stored(address)).toBe(network);
});

test('DB-4 addresses are kept alike exactly when they share the kept bits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), fc.nat(7), (groups, changed) => {
      const text = (values: number[]) => values.map((value) => value.toString(16)).join(':');
      const other = groups.with(changed, (groups[changed] ?? 0) ^ 1);
      const isSame =
        networkOf(text(groups), { v4: 32, v6: 64 }) === networkOf(text(other), { v4: 32, v6: 64 });
      expect(isSame).toBe(changed >= 4);
    }),
  );
});
