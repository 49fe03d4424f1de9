#!/usr/bin/env bash
# rsyslog: a tab in a message is kept as the four letters "#011", so a log with tabs between its fields arrives as one field.
#
# Package: rsyslogd 8.2302.0-1+deb12u2 with liblognorm5 2.0.6-4, libestr0 0.1.11-1, libfastjson4 1.2304.0-1 (Debian 12)
# Does:    With default settings each control character of a message is written as "#" and three octal digits, a tab among them. Other bytes stay.
# Guess:   A log that is sent through syslog is the same log with a prefix.
# Misled:  Whoever sends LTSV or W3C logs through syslog and reads fields by tabs: there are none, and "#011" is at home in no format.
set -eu
cd "$(mktemp -d)"
patiently() { for _ in $(seq 100); do "$@" && return; sleep 0.1; done; cat start.log; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$PWD"' EXIT
apt-get download -qq rsyslog=8.2302.0-1+deb12u2 libestr0=0.1.11-1 libfastjson4=1.2304.0-1 liblognorm5=2.0.6-4 &>start.log || { cat start.log; exit 1; }
for package in *.deb; do dpkg-deb -x "$package" .; done
libraries=$(dirname "$(find "$PWD/usr/lib" -name 'libestr.so.0')")
cat >rsyslog.conf <<CONF
module(load="imuxsock" sysSock.use="off")
input(type="imuxsock" socket="$PWD/socket")
template(name="message" type="string" string="%msg%\n")
action(type="omfile" file="$PWD/log" template="message")
CONF
LD_LIBRARY_PATH=$libraries usr/sbin/rsyslogd -n -f "$PWD/rsyslog.conf" -i "$PWD/pid" -M "$libraries/rsyslog" 2>>start.log &
patiently test -S socket
logger --socket "$PWD/socket" --tag nginx "$(printf 'host:20.42.10.180\tstatus:200\tua:caf\303\251')"
patiently test -s log
kill %1
wait

diff - log <<'SEEN'
 host:20.42.10.180#011status:200#011ua:café
SEEN
echo 'as found: rsyslog 8.2302 writes tabs as #011'
