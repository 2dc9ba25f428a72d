#!/usr/bin/env python3
# Writes 24 difficult tables and their truths; odd ones to open/, even ones to sealed/.
import random, json, os, datetime as dt
from collections import defaultdict
HERE = os.path.dirname(os.path.abspath(__file__))
D = dt.date
CASES = []
TC = ["Month", "Period", "Date", "Monat", "Mois", "Mes", "Fecha", "Periodo", "Período", "Data", "Datum", "Time", "Quarter"]
def grp(x, d, t, c):
    s = f"{abs(x):,.{d}f}".replace(",", "\0").replace(".", c).replace("\0", t)
    return ("-" if x < 0 and round(abs(x), d) else "") + s
de = lambda x, d=2: grp(x, d, ".", ",")
ch = lambda x, d=2: grp(x, d, "'", ".")
fr = lambda x, d=2: grp(x, d, "\u202f", ",")
en = lambda x, d=2: grp(x, d, ",", ".")
def paren(x): return f"({en(-x)})" if x < 0 else en(x)
def cell(v, sep):
    v = "" if v is None else str(v)
    return '"' + v.replace('"', '""') + '"' if any(ch_ in v for ch_ in (sep, '"', "\n")) else v
def lines(rows, sep): return "\n".join(sep.join(cell(v, sep) for v in r) for r in rows) + "\n"
def S(rows, k, **f): return sum(r[k] for r in rows if all(r[a] == b for a, b in f.items()))
def M(what, value, about=None, share=False, change=False, tol=0.005):
    m = {"what": what, "value": round(value, 10)}
    if about: m["about"] = about
    if share: m["share"] = True
    if change: m["change"] = True
    m["tolerance"] = tol
    return m
def N(what, value=None, sum_of=None, avg_of=None, change=None, about=None, lead=None):
    m = {"what": what}
    for k, v in (("value", value), ("sum_of", sum_of), ("avg_of", avg_of), ("change", change), ("about", about), ("lead", lead)):
        if v is not None: m[k] = round(v, 10) if isinstance(v, float) else v
    m["tolerance"] = 0.001
    return m
def R(col, role, add=None):
    r = {"column": [col] if isinstance(col, str) else col, "role": role}
    if add: r["additivity"] = add
    return r
ID, CAT, GEO, CODE = ["id", "code"], ["category"], ["category", "geo"], ["code", "geo", "category"]
ADD, INT, LEV = ["additive"], ["intensive"], ["semi_additive"]
ME = ["measure"]
def put(n, name, ext, text, kind, lang, reading, shape, must, must_not, roles, time=None, enc="utf-8", **more):
    id_ = f"y{n}_{name}"; half = "open" if n % 2 else "sealed"
    with open(f"{HERE}/{half}/{id_}.{ext}", "wb") as f: f.write(text.encode(enc))
    c = {"id": id_, "table": f"{id_}.{ext}", "kind": kind, "lang": lang, "reading": reading, "shape": shape, "must": must, "must_not": must_not, "roles": roles}
    if time: c["time"] = time
    c.update(more); CASES.append((half, c))
def shape(long_, wide, cols, offer=None):
    s = {"long_rows": long_, "wide_rows": wide, "columns": [c if isinstance(c, list) else [c] for c in cols]}
    if offer: s["offer"] = offer
    return s
def months(y, m, n):
    for i in range(n): yield y + (m - 1 + i) // 12, (m - 1 + i) % 12 + 1
def eom(y, m): return D(y + m // 12, m % 12 + 1, 1) - dt.timedelta(1)

def c1():
    r = random.Random(2601); B = [("0042118", "Grundschule Nord", 9200, 184221.4), ("0042119", "Rathaus", 14100, 40127.8), ("0077310", "Hallenbad", 41500, 902511.2), ("0077344", "Kläranlage", 33800, 611904.6), ("0101007", "Feuerwehr", 4100, 12044.1), ("0101015", "Bibliothek", 6050, 77350.9)]
    st = {b[0]: b[3] for b in B}; rows = []
    for i, (y, m) in enumerate(months(2021, 12, 37)):
        for no, g, base, _ in B:
            if i: st[no] = round(st[no] + base * (1.25 if m in (12, 1, 2) else .85 if m in (6, 7, 8) else 1) * r.uniform(.93, 1.07) * (.62 if g == "Hallenbad" and (y, m) >= (2023, 7) else 1), 1)
            rows.append(dict(d=eom(y, m), no=no, g=g, s=st[no], by=r.choice(["Krüger", "Demir", "automatisch"])))
    at = lambda d, g=None: sum(x["s"] for x in rows if x["d"] == d and g in (None, x["g"]))
    a, b23, b22, z = D(2021, 12, 31), D(2023, 12, 31), D(2022, 12, 31), D(2024, 12, 31)
    ab = ["Zählerstand (kWh)", "Verbrauch", "kWh"]; u24, u23 = at(z) - at(b23), at(b23) - at(b22)
    txt = "\ufeff" + lines([["Ablesedatum", "Zählernummer", "Gebäude", "Zählerstand (kWh)", "Abgelesen von"]] + [[x["d"].strftime("%d.%m.%Y"), x["no"], x["g"], de(x["s"], 1), x["by"]] for x in rows], ";")
    put(1, "zaehler", "csv", txt, "meter_readings", "de", "readings of meters that only count up: consumption is the difference of readings; neither readings nor the meters' last readings are to be added", shape(222, 222, ["Ablesedatum", "Zählernummer", "Gebäude", "Zählerstand (kWh)"]),
        [M("consumption, all meters, all months", at(z) - at(a), ab), M("consumption of Hallenbad", at(z, "Hallenbad") - at(a, "Hallenbad"), ["Hallenbad"]), M("consumption of 2024", u24, ab), M("2024 against 2023", u24 / u23 - 1, ab, True, True, .01)],
        [N("readings summed", value=float(S(rows, "s")), sum_of="Zählerstand (kWh)"), N("last readings of all meters added", value=at(z)), N("readings averaged", avg_of="Zählerstand (kWh)"), N("meter numbers summed", sum_of="Zählernummer")],
        [R("Zählernummer", ID), R("Gebäude", GEO), R("Zählerstand (kWh)", ME, ["semi_additive", "cumulative"])], {"column": ["Ablesedatum"], "from": "2021-12-31", "to": "2024-12-31"})

def c2():
    r = random.Random(2602); A = {"Lyon Part-Dieu": .3, "Nantes": .1, "Lille Flandres": -1.1, "Toulouse": .2, "Rennes": 0.4}; rows = []
    def q(mu, miss): return 99 if r.random() < miss else min(5, max(1, round(r.gauss(mu, .95))))
    for i in range(420):
        a = r.choice(list(A)); e = A[a]
        rows.append(dict(id=70010 + i, d=D(2024, 2, 1) + dt.timedelta(i // 5), a=a, age=r.choice(["18-24", "25-39", "40-59", "60 et +"]), c=r.choice(["Web", "Téléphone", "Agence"]), q1=q(4 + e / 2, .03), q2=q(3.1 + e, .05), q3=q(2.9, .15), q4=q(3.7 + e, .04)))
    ok = lambda k, **f: [x[k] for x in rows if x[k] != 99 and all(x[a] == b for a, b in f.items())]
    av = lambda v: sum(v) / len(v)
    txt = lines([["id_repondant", "date_saisie", "agence", "tranche_age", "canal", "q1_accueil", "q2_delai", "q3_prix", "q4_satisfaction_globale"]] + [[x["id"], x["d"].strftime("%d/%m/%Y"), x["a"], x["age"], x["c"], x["q1"], x["q2"], x["q3"], x["q4"]] for x in rows], ";") + "\n1 = pas du tout satisfait ... 5 = très satisfait ; 99 = sans réponse;;;;;;;;\n"
    g = "q4_satisfaction_globale"
    put(2, "enquete", "csv", txt, "coded_survey", "fr", "one row a respondent, answers 1 to 5, 99 = no answer; the last line explains the codes", shape(420, 420, ["id_repondant", "agence", "tranche_age", "q2_delai", g]),
        [M("mean overall satisfaction without 99", av(ok("q4")), [g]), M("mean of q2 without 99", av(ok("q2")), ["q2_delai"]), M("overall satisfaction at Lille", av(ok("q4", a="Lille Flandres")), ["Lille Flandres"], tol=.01)],
        [N("99 averaged in", value=S(rows, "q4") / 420, about=[g]), N("99 averaged in (q3)", value=S(rows, "q3") / 420, about=["q3_prix"]), N("answers summed", sum_of=g), N("answers summed", sum_of="q2_delai"), N("ids averaged", avg_of="id_repondant")],
        [R("id_repondant", ID), R("agence", GEO), R("tranche_age", CAT), R("q2_delai", ["measure", "category"], ["intensive", "ordinal"]), R(g, ["measure", "category"], ["intensive", "ordinal"])], {"column": ["date_saisie"], "from": "2024-02-01", "to": "2024-04-24"})

def c3():
    r = random.Random(2603); C = {"Andalucía": 1.6, "Aragón": .5, "Asturias": .4, "Canarias": .7, "Castilla y León": .8, "Cataluña": 2.1, "Comunitat Valenciana": 1.4, "Extremadura": .3, "Galicia": .9, "Madrid": 2.9, "Murcia": .5, "País Vasco": 1.0}
    Se = {"Alimentación": 240, "Textil": 120, "Electrónica": 95, "Hogar": 80, "Farmacia": 60, "Ocio": 45}
    seas = [.9, .85, .92, .95, 1, 1.02, 1.08, .9, 1, 1.03, 1.15, 1.5]; mn = "ene feb mar abr may jun jul ago sep oct nov dic".split(); rows = []
    for c, k in C.items():
        for s, b in Se.items(): rows.append(dict(c=c, s=s, v=[round(b * k * seas[i] * r.uniform(.9, 1.1) * (1 + .012 * i), 1) for i in range(12)]))
    tot = lambda rs: [round(sum(x["v"][i] for x in rs), 1) for i in range(12)]
    f = lambda v: [de(x, 1) for x in v] + [de(sum(v), 1)]
    out = [["Ventas por comunidad y sector. Ejercicio 2023"] + [""] * 14, ["Dirección Comercial - informe provisional"] + [""] * 14, [""] * 15, ["Comunidad", "Sector"] + [m + "-23" for m in mn] + ["Total año"], ["", ""] + ["miles €"] * 13, ["TOTAL ESPAÑA", ""] + f(tot(rows))]
    for c in C:
        rs = [x for x in rows if x["c"] == c]; out.append(["Total " + c, ""] + f(tot(rs)))
        for i, x in enumerate(rs): out.append([c if i == 0 else "", x["s"]] + f(x["v"]))
    out += [[""] * 15, ["(p) Datos provisionales sujetos a revisión"] + [""] * 14]
    T = sum(sum(x["v"]) for x in rows); by = lambda **q: sum(sum(x["v"]) for x in rows if all(x[a] == b for a, b in q.items())); dec = sum(x["v"][11] for x in rows)
    put(3, "ventas_es", "csv", lines(out, ";"), "totals_first", "es", "Comunidad × Sector × month; grand total and subtotals stand before their parts, a row of units under the header, months and their total as columns", shape(864, 72, ["Comunidad", "Sector"]),
        [M("all", T), M("Madrid, the greatest", by(c="Madrid"), ["Madrid"]), M("Alimentación", by(s="Alimentación"), ["Alimentación"]), M("December, the best month", dec)],
        [N("doubled", value=2 * T), N("tripled", value=3 * T), N("all sums with the total column", value=6 * T), N("December with totals", value=3 * dec), N("Madrid doubled", value=2 * by(c="Madrid")), N("a total leads", lead=["TOTAL ESPAÑA", "Total Madrid", "Total Cataluña"])],
        [R("Comunidad", GEO), R("Sector", CAT)], {"column": TC, "from": "2023-01", "to": "2023-12"})

def c4():
    r = random.Random(2604); P = [("Caffè in grani 1 kg", 14.9, 9), ("Macchina espresso", 389, 2), ("Tazzine (set 6)", 27.5, 5), ("Filtri acqua", 11.2, 6), ("Manutenzione annuale", 160, 2), ("Cialde x150", 31.4, 6)]
    K = [(n, f"{r.randrange(10**8, 9*10**9):011d}") for n in ["Bar Centrale", "Hotel Miramare", "Ristorante da Pino", "Caffè Però", "Studio Bianchi & C.", "Panificio Fornò", "Trattoria Lucia", "Uffici Adriatica S.p.A."]]
    rows = []; inv = []; d = D(2023, 1, 3)
    for i in range(380):
        d = D(2023, 1, 3) + dt.timedelta(int(i * 1.3)); k = r.choice(K); ls = []
        for p, pr, w in r.sample(P, r.choice([1, 2, 2, 3, 4])):
            q = r.randint(1, 12) if pr < 100 else r.choice([1, 1, 2]); ls.append(dict(p=p, q=q, pr=pr, l=round(q * pr, 2)))
        t = round(sum(x["l"] for x in ls), 2); inv.append(t)
        for x in ls: rows.append(dict(x, n=f"FT/{d.year}/{i+1:04d}", d=d, k=k, t=t, s=None))
        st = "Scaduta" if r.random() < (.35 if k[0] == "Hotel Miramare" else .08) else "Pagata"
        for x in rows[-len(ls):]: x["s"] = st
    T = sum(inv); mac = S(rows, "l", p="Macchina espresso"); rep = S(rows, "t")
    txt = lines([["Numero fattura", "Data", "Cliente", "Partita IVA", "Descrizione", "Q.tà", "Prezzo unitario", "Importo riga", "Totale fattura", "Stato"]] + [[x["n"], x["d"].strftime("%d/%m/%Y"), x["k"][0], x["k"][1], x["p"], x["q"], de(x["pr"]), de(x["l"]), de(x["t"]), x["s"]] for x in rows], ";").replace("\n", "\r\n")
    put(4, "fatture", "csv", txt, "repeated_totals", "it", "one row an invoice line; the invoice's total stands on each of its lines and equals the sum of the lines", shape(len(rows), len(rows), ["Numero fattura", "Data", "Cliente", "Partita IVA", "Descrizione", "Q.tà", "Prezzo unitario", "Importo riga", "Totale fattura", "Stato"]),
        [M("invoiced", T, ["Importo riga", "Totale fattura"]), M("invoices", 380, ["Numero fattura"]), M("Macchina espresso", mac, ["Macchina espresso"]), M("mean invoice", T / 380, ["Totale fattura", "Importo riga"])],
        [N("totals summed over lines", value=float(rep), about=["Totale fattura"]), N("unit prices summed", sum_of="Prezzo unitario"), N("tax numbers summed", sum_of="Partita IVA"), N("mean of totals over lines", value=rep / len(rows), about=["Totale fattura"])],
        [R("Numero fattura", ID), R("Partita IVA", ["id", "code", "category"]), R("Importo riga", ME, ADD), R("Prezzo unitario", ME, INT), R("Totale fattura", ME, ["additive", "intensive", "semi_additive"])], {"column": ["Data"], "from": "2023-01-03", "to": str(d)}, enc="latin-1")

def c5():
    r = random.Random(2605); L = [("01", "Schleswig-Holstein", 1550, 6.2, 0), ("02", "Hamburg", 1050, 7.2, 0), ("03", "Niedersachsen", 4300, 6, 0), ("04", "Bremen", 365, 10.6, 0), ("05", "Nordrhein-Westfalen", 9500, 7.8, 0), ("06", "Hessen", 3400, 5.3, 0), ("07", "Rheinland-Pfalz", 2200, 5.1, 0), ("08", "Baden-Württemberg", 6200, 3.7, 0), ("09", "Bayern", 7500, 3.5, 0), ("10", "Saarland", 515, 7, 0), ("11", "Berlin", 1950, 10.4, 1), ("12", "Brandenburg", 1330, 8.5, 1), ("13", "Mecklenburg-Vorpommern", 830, 10.1, 1), ("14", "Sachsen", 2130, 8, 1), ("15", "Sachsen-Anhalt", 1130, 10, 1), ("16", "Thüringen", 1120, 7.2, 1)]
    rows = []; out = [["Schlüssel", "Gebiet", "Jahr", "Arbeitslose", "Erwerbspersonen", "Arbeitslosenquote"]]; g = lambda u, e: de(100 * u / e, 1) + " %"
    cur = {l[0]: l[3] for l in L}
    for y in range(2015, 2025):
        ys = []
        for c, n, lf, q, o in L:
            if y > 2015: cur[c] *= {2020: 1.14, 2023: 1.05, 2024: 1.05}.get(y, .955 if o else .975) * r.uniform(.99, 1.01)
            e = round(lf * 1000 * (1 + (-.002 if o else .004) * (y - 2015))); ys.append(dict(c=c, n=n, y=y, e=e, u=round(e * cur[c] / 100), o=o))
        rows += ys
        for c, n, t in [("00", "Deutschland", ys), ("W", "Westdeutschland", [x for x in ys if not x["o"]]), ("O", "Ostdeutschland", [x for x in ys if x["o"]])]: out.append([c, n, y, de(S(t, "u"), 0), de(S(t, "e"), 0), g(S(t, "u"), S(t, "e"))])
        for x in ys: out.append([x["c"], x["n"], y, de(x["u"], 0), de(x["e"], 0), g(x["u"], x["e"])])
    u = lambda y: S(rows, "u", y=y); e = S(rows, "e", y=2024); hb = [x for x in rows if x["n"] == "Bremen" and x["y"] == 2024][0]
    put(5, "arbeitslose", "csv", lines(out, ";"), "country_among_states", "de", "16 states by year; Deutschland, West and Ost are their sums; the unemployed are a yearly level; the rate is unemployed over labour force", shape(160, 190, ["Schlüssel", "Gebiet", "Jahr", "Arbeitslose", "Erwerbspersonen", "Arbeitslosenquote"], "aggregate"),
        [M("unemployed in 2024, all states", u(2024), ["Arbeitslose"]), M("rate in 2024, sum over sum", u(2024) / e, ["Arbeitslosenquote", "Arbeitslose"], True, tol=.01), M("change 2015 to 2024", u(2024) / u(2015) - 1, ["Arbeitslose"], True, True, .01), M("Nordrhein-Westfalen 2024, the most", S(rows, "u", y=2024, n="Nordrhein-Westfalen"), ["Nordrhein-Westfalen"])],
        [N("2024 with its sums", value=3 * u(2024)), N("all rows added", value=3 * S(rows, "u")), N("years added", value=S(rows, "u")), N("rates summed", sum_of="Arbeitslosenquote"), N("years summed", sum_of="Jahr"), N("an aggregate leads", lead=["Deutschland", "Westdeutschland"])],
        [R("Schlüssel", ["code", "id", "geo", "category"]), R("Gebiet", GEO), R("Arbeitslose", ME, ["semi_additive", "additive"]), R("Erwerbspersonen", ME, ["semi_additive", "additive"]), R("Arbeitslosenquote", ME, INT)], {"column": ["Jahr"], "from": "2015", "to": "2024"})

def c6():
    r = random.Random(2606); G = [("GM0599", "Rotterdam", 655468, 1.6), ("GM0363", "Amsterdam", 882633, 1.0), ("GM0518", "'s-Gravenhage", 553417, 1.1), ("GM0344", "Utrecht", 361742, .9), ("GM0772", "Eindhoven", 238478, 1.0), ("GM0855", "Tilburg", 224459, 1.0), ("GM0014", "Groningen", 234649, .5), ("GM0034", "Almere", 218096, .9), ("GM0758", "Breda", 185070, .8), ("GM0268", "Nijmegen", 179073, .8), ("GM0153", "Enschede", 160383, .7), ("GM0080", "Leeuwarden", 125504, .4)]
    cum = {g[0]: [int(g[2] * .08 * g[3] * r.uniform(.9, 1.1)), int(g[2] * .0022 * g[3])] for g in G}; rows = []
    for i in range(120):
        lvl = 10 + 75 * pow(2.718, -((i - 85) / 22) ** 2)
        for c, n, p, k in G:
            new = round(p / 1e5 * lvl * k * r.uniform(.8, 1.2)); cum[c][0] += new; cum[c][1] += round(new * .02 * r.uniform(.6, 1.4))
            rows.append(dict(d=D(2021, 9, 1) + dt.timedelta(i), c=c, n=n, p=p, t=cum[c][0], z=cum[c][1]))
    z = D(2021, 12, 29); a = D(2021, 9, 1)
    txt = lines([["Datum", "Gemeentecode", "Gemeente", "Inwoners", "Totaal gemeld", "Ziekenhuisopnames totaal"]] + [[x["d"].strftime("%d-%m-%Y"), x["c"], x["n"], de(x["p"], 0), de(x["t"], 0), de(x["z"], 0)] for x in rows], ";")
    put(6, "meldingen", "csv", txt, "cumulative_counts", "nl", "reported cases and admissions count up from day to day in each municipality: only the last day (or differences) may be added; inhabitants are the same each day", shape(1440, 1440, ["Datum", "Gemeentecode", "Gemeente", "Inwoners", "Totaal gemeld", "Ziekenhuisopnames totaal"]),
        [M("reported up to the last day", S(rows, "t", d=z), ["Totaal gemeld"]), M("admissions up to the last day", S(rows, "z", d=z), ["Ziekenhuisopnames totaal"]), M("Rotterdam, the most, last day", S(rows, "t", d=z, n="Rotterdam"), ["Rotterdam"])],
        [N("running totals summed over days", value=S(rows, "t"), sum_of="Totaal gemeld"), N("running admissions summed", value=S(rows, "z"), sum_of="Ziekenhuisopnames totaal"), N("inhabitants summed over days", value=S(rows, "p")), N("Rotterdam summed over days", value=S(rows, "t", n="Rotterdam"))],
        [R("Gemeentecode", CODE + ["id"]), R("Gemeente", GEO), R("Inwoners", ME, ["semi_additive", "intensive"]), R("Totaal gemeld", ME, ["semi_additive", "cumulative"]), R("Ziekenhuisopnames totaal", ME, ["semi_additive", "cumulative"])], {"column": ["Datum"], "from": "2021-09-01", "to": "2021-12-29"})

def c7():
    r = random.Random(2607); rows = []; t0 = dt.datetime(2023, 1, 4, 8, 12)
    for i in range(700):
        s = r.choices(["London", "Leeds", "Cardiff", "Glasgow"], [5, 3, 2, 2])[0]; o = t0 + dt.timedelta(hours=12.4 * i, minutes=r.randrange(60)); test = i % 117 == 60
        un = test or r.random() < .06; m = 9999 if un else max(15, round(r.gauss(310 if s == "Leeds" else 190, 45)))
        rows.append(dict(id=480113 + i * 3, o=o, s=s, c="TEST - ignore" if test else r.choice(["Password", "Laptop", "Printer", "Network", "Software"]), p=r.choice("P1 P2 P3 P3 P4".split()), a=r.choice(["A. Khan", "J. Price", "M. O'Neil", "S. Owen"]), m=m, cs=None if un or r.random() < .3 else min(5, max(1, round(r.gauss(3 if s == "Leeds" else 4.1, .8)))), ph=f"07{r.randrange(10**8, 10**9)}"))
    ok = [x for x in rows if x["m"] != 9999]; av = lambda v: sum(v) / len(v); mm = lambda s=None: av([x["m"] for x in ok if s in (None, x["s"])]); cs = av([x["cs"] for x in rows if x["cs"]])
    txt = lines([["Ticket", "Opened", "Site", "Category", "Priority", "Agent", "Minutes to resolve", "CSAT (1-5)", "Callback no."]] + [[x["id"], x["o"].strftime("%d/%m/%y %H:%M"), x["s"], x["c"], x["p"], x["a"], x["m"], x["cs"] or "n/a", x["ph"]] for x in rows], ",")
    nt = sum(x["c"] == "TEST - ignore" for x in rows); k = "Minutes to resolve"
    put(7, "helpdesk", "csv", txt, "tickets_sentinel", "en", "one row a ticket, dates day first with two-digit years; 9999 minutes = not resolved; a few test tickets", shape([700, 700 - nt], 700, ["Ticket", "Opened", "Site", "Category", k, "CSAT (1-5)", "Callback no."]),
        [M("mean minutes without 9999", mm(), [k], tol=.02), M("mean minutes at Leeds", mm("Leeds"), ["Leeds"], tol=.02), M("mean CSAT", cs, ["CSAT (1-5)"], tol=.01)],
        [N("9999 averaged in", value=S(rows, "m") / 700, about=[k]), N("9999 averaged in at Leeds", value=av([x["m"] for x in rows if x["s"] == "Leeds"]), about=["Leeds"]), N("9999 summed", value=S(rows, "m")), N("scores summed", sum_of="CSAT (1-5)"), N("ticket numbers averaged", avg_of="Ticket"), N("phones summed", sum_of="Callback no.")],
        [R("Ticket", ID), R("Site", GEO), R("Priority", CAT), R(k, ME, ["intensive", "additive"]), R("CSAT (1-5)", ["measure", "category"], ["intensive", "ordinal"]), R("Callback no.", ["id", "text", "code"])], {"column": ["Opened"], "from": str(rows[0]["o"].date()), "to": str(rows[-1]["o"].date())})

def c8():
    r = random.Random(2608); C = {"Marketing": 82000, "TI": 120000, "Logística": 150000, "RH": 54000, "Vendas": 98000, "Jurídico": 31000, "Produção": 210000, "Administração": 67000}; mn = "jan fev mar abr mai jun jul ago set out nov dez".split(); rows = []
    for m in range(1, 13):
        for c, b in C.items():
            o = round(b * r.uniform(.97, 1.03) / 100) * 100; k = 1.24 if c == "TI" else .99
            rows.append(dict(m=m, c=c, s="Orçado", v=float(o))); rows.append(dict(m=m, c=c, s="Realizado" if m <= 9 else "Previsto", v=round(o * k * r.uniform(.95, 1.05), 2)))
    re = S(rows, "v", s="Realizado"); o9 = sum(x["v"] for x in rows if x["s"] == "Orçado" and x["m"] <= 9); o12 = S(rows, "v", s="Orçado"); al = sum(x["v"] for x in rows)
    txt = lines([["Mês", "Centro de custo", "Cenário", "Valor"]] + [[f"{mn[x['m']-1]}/2024", x["c"], x["s"], "R$ " + de(x["v"])] for x in rows], ";")
    put(8, "orcamento", "csv", txt, "scenarios", "pt", "one row a month, cost centre and scenario: budget for the year, actual to September, forecast after; scenarios are never to be added", shape(192, 192, ["Mês", "Centro de custo", "Cenário", "Valor"]),
        [M("actual, January to September", re, ["Realizado"]), M("budget, the whole year", o12, ["Orçado"]), M("actual against budget of the same months", re / o9 - 1, ["Realizado", "Orçado"], True, tol=.01), M("actual of TI", S(rows, "v", s="Realizado", c="TI"), ["TI"])],
        [N("all scenarios added", value=al), N("TI, all scenarios added", value=S(rows, "v", c="TI")), N("mean over scenarios", value=al / 192)],
        [R("Centro de custo", CAT), R("Cenário", CAT), R("Valor", ME, ADD)], {"column": ["Mês"], "from": "2024-01", "to": "2024-12", "monthly": True})

def c9():
    r = random.Random(2609); Mg = {"Bordeaux": 210000, "Dijon": 96000, "Metz": 88000, "Nice": 175000, "Tours": 110000}; rows = []; ef = {"Bordeaux": 24, "Dijon": 11, "Metz": 12, "Nice": 19, "Tours": 13}
    for i, (y, m) in enumerate(months(2023, 1, 24)):
        for g, b in Mg.items():
            k = (1.3 if m == 12 else .88 if m == 2 else 1) * (1 - .016 * max(0, i - 6) if g == "Metz" else 1 + .006 * i); t = round(b * k * r.uniform(.95, 1.05) / (38 if g != "Nice" else 52)); ca = round(t * (38 if g != "Nice" else 52) * r.uniform(.98, 1.02))
            if i % 6 == 5: ef[g] += -1 if g == "Metz" else r.choice([0, 1])
            rows.append(dict(d=D(y, m, 1), g=g, ca=ca, t=t, tm=round(r.gauss(31 if g != "Metz" else 27, .8), 1), e=ef[g]))
    out = [["Mois", "Magasin", "Indicateur", "Unité", "Valeur"]]; al = 0; nv = 0
    for x in rows:
        for n, u, v, s in [("Chiffre d'affaires", "€", x["ca"], fr(x["ca"], 0)), ("Nombre de tickets", "nb", x["t"], fr(x["t"], 0)), ("Panier moyen", "€", round(x["ca"] / x["t"], 2), fr(x["ca"] / x["t"])), ("Taux de marge", "%", x["tm"], fr(x["tm"], 1)), ("Effectif", "ETP", x["e"], str(x["e"]))]:
            out.append([x["d"].strftime("%m/%Y"), x["g"], n, u, s]); al += v; nv += 1
    ca = S(rows, "ca"); y = lambda k: sum(x["ca"] for x in rows if x["d"].year == k)
    put(9, "indicateurs", "csv", lines(out, ";"), "indicator_value", "fr", "one row a month, shop and indicator; each indicator has its own unit and way of being added up", shape([600, 120], 600, ["Mois", "Magasin"]),
        [M("revenue", ca, ["Chiffre d'affaires"]), M("tickets", S(rows, "t"), ["Nombre de tickets"]), M("revenue of Bordeaux, the greatest", S(rows, "ca", g="Bordeaux"), ["Bordeaux"]), M("revenue 2024 against 2023", y(2024) / y(2023) - 1, ["Chiffre d'affaires"], True, True, .01), M("staff in the last month", S(rows, "e", d=D(2024, 12, 1)), ["Effectif"])],
        [N("indicators added to each other", value=float(al)), N("indicators averaged over each other", value=al / nv), N("margin rates summed", value=sum(x["tm"] for x in rows)), N("staff summed over months", value=S(rows, "e")), N("baskets summed", value=sum(round(x["ca"] / x["t"], 2) for x in rows))],
        [R("Magasin", GEO)], {"column": ["Mois"], "from": "2023-01", "to": "2024-12", "monthly": True})

def c10():
    r = random.Random(2610); Sy = {"VTI": (218, "VANGUARD TOTAL STOCK"), "BND": (73, "VANGUARD TOTAL BOND"), "KO": (60, "COCA-COLA CO"), "MSFT": (290, "MICROSOFT CORP"), "XOM": (98, "EXXON MOBIL")}; held = {s: 0 for s in Sy}; bal = 0; rows = []; d = D(2022, 1, 3)
    def add(a, s, q, p, cm, n):
        nonlocal bal; bal = round(bal + n, 2); rows.append(dict(d=d, a=a, s=s, q=q, p=p, cm=cm, n=round(n, 2), b=bal))
    add("Deposit", "", None, None, None, 60000.0)
    while len(rows) < 520:
        d += dt.timedelta(r.choice([1, 1, 2, 3])); s = r.choice(list(Sy)); p = round(Sy[s][0] * (1 + .0006 * len(rows)) * r.uniform(.93, 1.07), 2); u = r.random()
        if u < .08: add("Deposit", "", None, None, None, 2500.0)
        elif u < .38 and held[s]: add("Dividend", s, None, None, None, round(held[s] * Sy[s][0] * .006 * (1.6 if s == "XOM" else 1), 2))
        elif u < .5 and held[s] > 10:
            q = r.randint(3, held[s] // 2); held[s] -= q; add("Sell", s, -q, p, 4.95, q * p - 4.95)
        elif bal > 3 * p:
            q = r.randint(1, max(1, min(15, int(bal / p / 2)))); held[s] += q; add("Buy", s, q, p, 4.95, -q * p - 4.95)
        else: add("Deposit", "", None, None, None, 4000.0)
    T = sum(x["n"] for x in rows); C = sum(x["cm"] or 0 for x in rows); dv = S(rows, "n", a="Dividend"); f = lambda x: "" if x is None else paren(x)
    body = [[x["d"].strftime("%m/%d/%Y"), x["a"], x["s"], Sy[x["s"]][1] if x["s"] else "ACH TRANSFER", "" if x["q"] is None else x["q"], f(x["p"]), f(x["cm"]), paren(x["n"]), en(x["b"])] for x in rows]
    txt = "Transactions for account XXXX-4417 as of 06/30/2024\n\n" + lines([["Trade Date", "Action", "Symbol", "Description", "Quantity", "Price", "Commission", "Net Amount", "Cash Balance"]] + body + [["Transactions Total", "", "", "", "", "", en(C), paren(T), ""]], ",")
    put(10, "brokerage", "csv", txt, "stock_ledger", "en", "one row a booking, money out in brackets; cash balance runs and is a level; the last line is the total", shape(520, 520, ["Trade Date", "Action", "Symbol", "Description", "Quantity", "Price", "Commission", "Net Amount", "Cash Balance"]),
        [M("closing cash balance", rows[-1]["b"], ["Cash Balance"], tol=.0005), M("dividends", dv, ["Dividend"]), M("commissions", C, ["Commission"]), M("paid in by deposits", S(rows, "n", a="Deposit"), ["Deposit"])],
        [N("balances summed", value=float(sum(x["b"] for x in rows)), sum_of="Cash Balance"), N("prices summed", sum_of="Price"), N("commissions with the total row", value=2 * C), N("a total leads", lead=["Transactions Total"]), N("brackets not read: money out as money in", value=float(sum(abs(x["n"]) for x in rows)))],
        [R("Symbol", ["category", "code", "id"]), R("Action", CAT), R("Price", ME, INT), R("Commission", ME, ADD), R("Net Amount", ME, ADD), R("Cash Balance", ME, LEV)], {"column": ["Trade Date"], "from": "2022-01-03", "to": str(rows[-1]["d"])})

def c11():
    r = random.Random(2611); rec = []; t = 1704103200
    Ct = [("01067", "Dresden", "DE"), ("10115", "Berlin", "DE"), ("75011", "Paris", "FR"), ("06000", "Nice", "FR"), ("08001", "Barcelona", "ES"), ("1012", "Amsterdam", "NL")]
    for i in range(640):
        t += r.randrange(9000, 40000); sg = r.choices(["Retail", "Business", "Marketplace"], [5, 2, 3])[0]; z = r.choice(Ct); net = round(r.lognormvariate({"Retail": 3.9, "Business": 5.4, "Marketplace": 3.6}[sg], .45), 2); tax = round(net * .2, 2)
        rec.append({"id": 900100 + i, "created": t, "returned": r.random() < (.24 if sg == "Marketplace" else .06), "customer": {"id": r.randrange(5000, 5400), "segment": sg, "phone": f"+49{r.randrange(10**9, 10**10)}"}, "amounts": {"net": net, "tax": tax, "gross": round(net + tax, 2), "currency": "EUR"}, "shipping": {"city": z[1], "zip": z[0], "country": z[2]}, "tags": r.sample(["gift", "express", "newsletter", "first-order", "b2b"], r.randrange(0, 3))})
    T = sum(x["amounts"]["net"] for x in rec); seg = lambda s: [x for x in rec if x["customer"]["segment"] == s]; sh = lambda v: sum(x["returned"] for x in v) / len(v)
    dd = lambda e: str(dt.datetime.fromtimestamp(e, dt.timezone.utc).date())
    nm = lambda a, b: [f"{a}.{b}", f"{a}_{b}", f"{a} {b}", b]
    put(11, "api_orders", "json", json.dumps({"meta": {"page": 1, "exported_by": "api", "count": 640}, "data": rec}, indent=1), "nested_json", "en", "records nested under data; one an order; time in epoch seconds; gross = net + tax", shape(640, 640, ["id", "created", "returned", nm("customer", "segment"), nm("amounts", "net"), nm("shipping", "country")]),
        [M("net sales", T, nm("amounts", "net")), M("net sales of Business, the greatest", sum(x["amounts"]["net"] for x in seg("Business")), ["Business"]), M("share returned", sh(rec), ["returned"], True), M("share returned, Marketplace", sh(seg("Marketplace")), ["Marketplace"], True)],
        [N("customer ids summed", sum_of="customer.id"), N("customer ids averaged", avg_of="customer.id"), N("order ids averaged", avg_of="id"), N("epoch seconds summed", sum_of="created"), N("epoch seconds averaged", avg_of="created"), N("postcodes summed", sum_of="shipping.zip")],
        [R("id", ID), R(nm("customer", "id")[:3], ID), R("returned", ["boolean", "category"]), R(nm("amounts", "net"), ME, ADD), R(nm("shipping", "zip"), CODE), R(nm("amounts", "currency"), ["constant", "category"]), R("tags", ["text", "category"])], {"column": ["created"], "from": dd(rec[0]["created"]), "to": dd(rec[-1]["created"])})

def c12():
    r = random.Random(2612); A = {"Produktion": 214, "Vertrieb": 61, "Entwicklung": 48, "Verwaltung": 37, "Logistik": 72, "Service": 44, "Einkauf": 15}; mn = "Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(); rows = []; k = dict(A)
    for i, (y, m) in enumerate(months(2022, 1, 30)):
        for a in A:
            ein = sum(r.random() < (.01 if a == "Produktion" else .016) for _ in range(k[a])) + (1 if a == "Entwicklung" and i % 2 else 0); aus = sum(r.random() < (.03 if a == "Produktion" else .012) for _ in range(k[a]))
            if i: k[a] += ein - aus
            else: ein = aus = 0
            rows.append(dict(d=D(y, m, 1), a=a, k=k[a], f=round(k[a] * .92 * r.uniform(.98, 1.02), 1), e=ein, x=aus, q=round(r.gauss(7.2 if a == "Produktion" else 4.6, .6), 1), c=round(k[a] * r.uniform(4700, 4900) * (1.09 if a == "Entwicklung" else 1))))
    z, a0 = D(2024, 6, 1), D(2022, 1, 1); L, F = S(rows, "k", d=z), S(rows, "k", d=a0)
    txt = "\ufeff" + lines([["Monat", "Abteilung", "Köpfe (Stichtag)", "FTE", "Eintritte", "Austritte", "Krankenquote", "Personalkosten (EUR)"]] + [[f"{mn[x['d'].month-1]} {x['d'].year%100}", x["a"], x["k"], de(x["f"], 1), x["e"], x["x"], de(x["q"], 1) + "%", de(x["c"], 0)] for x in rows], ";")
    K = "Köpfe (Stichtag)"
    put(12, "personal", "csv", txt, "headcount", "de", "headcount and FTE are levels sampled each month: they add over departments, not over months; joiners, leavers and costs are flows", shape(210, 210, ["Monat", "Abteilung", K, "FTE", "Eintritte", "Austritte", "Krankenquote", "Personalkosten (EUR)"]),
        [M("heads in the last month", L, [K]), M("change since the first month", L / F - 1, [K], True, True, .01), M("staff costs", S(rows, "c"), ["Personalkosten (EUR)"]), M("leavers", S(rows, "x"), ["Austritte"])],
        [N("heads summed over months", value=S(rows, "k"), sum_of=K), N("FTE summed over months", value=float(S(rows, "f")), sum_of="FTE"), N("rates summed", sum_of="Krankenquote"), N("Produktion summed over months", value=S(rows, "k", a="Produktion"))],
        [R("Abteilung", CAT), R(K, ME, LEV), R("FTE", ME, LEV), R("Austritte", ME, ADD), R("Krankenquote", ME, INT), R("Personalkosten (EUR)", ME, ADD)], {"column": ["Monat"], "from": "2022-01", "to": "2024-06", "monthly": True})

def c13():
    r = random.Random(2613); F = {"Zürich HB": 61000, "Bern": 42000, "Basel": 39000, "Luzern": 30000, "St. Gallen": 21000, "Winterthur": 18500, "Chur": 12000, "Thun": 9800}; rows = []; out = [["Woche", "Filiale", "Kunden", "Umsatz CHF"]]
    W = [(2023, w) for w in range(1, 53)] + [(2024, w) for w in range(1, 21)]
    for y, w in W:
        ws = []
        for f, b in F.items():
            u = round(b * (1.35 if w in (50, 51) else 1) * (1.05 if y == 2024 else 1) * (.55 if f == "Luzern" and (y, w) >= (2023, 38) else 1) * (.3 if (y, w) == (2024, 20) else 1) * r.uniform(.94, 1.06) * 20) / 20; ws.append(dict(y=y, w=w, f=f, u=u, k=round(u / r.uniform(27, 30))))
        rows += ws; wk = f"KW {w:02d}/{y}"
        for x in ws: out.append([wk, x["f"], ch(x["k"], 0), ch(x["u"])])
        out.append([wk, "Total", ch(S(ws, "k"), 0), ch(S(ws, "u"))])
    U, K = S(rows, "u"), S(rows, "k"); out.append(["Gesamttotal", "", ch(K, 0), ch(U)])
    wk = lambda y, w: sum(x["u"] for x in rows if (x["y"], x["w"]) == (y, w)); yr = lambda y: S(rows, "u", y=y); zh = S(rows, "u", f="Zürich HB")
    put(13, "filialen", "csv", lines(out, ";"), "iso_weeks", "de", "one row an ISO week and shop; a total after each week and one at the end; the last week has just begun", shape(576, 576, ["Woche", "Filiale", "Kunden", "Umsatz CHF"]),
        [M("turnover", U, ["Umsatz CHF"]), M("customers", K, ["Kunden"]), M("Zürich HB", zh, ["Zürich HB"]), M("share of Zürich HB", zh / U, ["Zürich HB", "Filiale"], True)],
        [N("turnover doubled", value=2 * U), N("turnover tripled", value=3 * U), N("customers doubled", value=2 * K), N("unfinished week called a fall", change=wk(2024, 20) / wk(2024, 19) - 1, about=["Umsatz CHF"]), N("part of 2024 called a fall", change=yr(2024) / yr(2023) - 1, about=["Umsatz CHF"]), N("a total leads", lead=["Total", "Gesamttotal"])],
        [R("Filiale", GEO), R("Kunden", ME, ADD), R("Umsatz CHF", ME, ADD)], {"column": ["Woche"], "from": "2023", "to": "2024"})

def c14():
    r = random.Random(2614); B = {"Central": 21000, "Eastfield": 6200, "Harbour": 7400, "Hillview": 3900, "Marsh Lane": 2800, "Northgate": 5100, "Oakwood": 4300, "Riverside": 6800, "St Mary's": 2500}; rows = []
    for i, (y, m) in enumerate(months(2023, 1, 24)):
        for b, v in B.items():
            x = round(v * (.8 if m in (8, 12) else 1) * (1 + (.03 if b == "Riverside" else -.007) * i) * r.uniform(.94, 1.06)); rows.append(dict(d=D(y, m, 1), b=b, v=x, l=round(x * r.uniform(.55, .65)), h=round(r.uniform(.97, 1) * (200 if b == "Central" else 120))))
    st = [[b, round(v / 900, 1), v * 21] for b, v in B.items()]
    txt = lines([["Library service - monthly activity", "", "", "", ""], ["", "", "", "", ""], ["Month", "Branch", "Visits", "Loans", "Opening hours"]] + [[x["d"].strftime("%b %Y"), x["b"], en(x["v"], 0), en(x["l"], 0), x["h"]] for x in rows] + [["", "", "", "", ""], ["Staffing and budget 2024", "", "", "", ""], ["Branch", "FTE", "Budget (GBP)", "", ""]] + [[b, f, en(g, 0), "", ""] for b, f, g in st], ",")
    V = S(rows, "v"); y = lambda k: sum(x["v"] for x in rows if x["d"].year == k)
    put(14, "library", "csv", txt, "two_tables", "en", "the monthly table is the main one; below it a second small table with its own header, whose rows are no months", shape(216, 216, ["Month", "Branch", "Visits", "Loans", "Opening hours"]),
        [M("visits", V, ["Visits"]), M("loans", S(rows, "l"), ["Loans"]), M("visits at Central", S(rows, "v", b="Central"), ["Central"]), M("visits 2024 against 2023", y(2024) / y(2023) - 1, ["Visits"], True, True, .01)],
        [N("budgets added to visits", value=V + sum(g for _, _, g in st)), N("mean over both tables", value=(V + sum(g for _, _, g in st)) / 225), N("second header among the values", lead=["FTE", "Staffing and budget 2024"])],
        [R("Branch", GEO), R("Visits", ME, ADD), R("Loans", ME, ADD), R("Opening hours", ME, ADD)], {"column": ["Month"], "from": "2023-01", "to": "2024-12", "monthly": True})

def c15():
    r = random.Random(2615); H = [("Grand Hotel Adria", 220, .84, 128), ("Locanda del Porto", 24, .46, 74), ("Palazzo Verdi", 60, .62, 211), ("Hotel Stazione", 90, .71, 89)]; rows = []
    for i in range(182):
        d = D(2024, 4, 1) + dt.timedelta(i)
        for h, n, o, p in H:
            oc = min(1, max(.08, o * (1.12 if d.weekday() in (4, 5) else .94) * (1 + .0008 * (i - 91)) * (.72 if h == "Hotel Stazione" and d >= D(2024, 7, 15) else 1) * r.uniform(.92, 1.08))); v = round(n * oc); rows.append(dict(d=d, h=h, n=n, v=v, e=round(v * p * (1.15 if d.month in (7, 8) else 1) * r.uniform(.95, 1.05), 2)))
    E, V, A = S(rows, "e"), S(rows, "v"), S(rows, "n"); oc = [round(100 * x["v"] / x["n"], 1) for x in rows]; adr = [round(x["e"] / x["v"], 2) for x in rows]
    txt = lines([["Data", "Struttura", "Camere disponibili", "Camere vendute", "Occupazione", "ADR (€)", "RevPAR (€)", "Ricavi camere (€)"]] + [[x["d"].strftime("%d/%m/%Y"), x["h"], x["n"], x["v"], de(o, 1) + " %", de(a), de(x["e"] / x["n"]), de(x["e"])] for x, o, a in zip(rows, oc, adr)], ";")
    st = lambda k: S(rows, k, h="Locanda del Porto")
    put(15, "hotel", "csv", txt, "rates_beside_parts", "it", "one row a day and house; occupancy, ADR and RevPAR are ratios of sums: rooms sold over available, revenue over sold, revenue over available", shape(728, 728, ["Data", "Struttura", "Camere disponibili", "Camere vendute", "Occupazione", "ADR (€)", "RevPAR (€)", "Ricavi camere (€)"]),
        [M("room revenue", E, ["Ricavi camere (€)"]), M("occupancy, sum over sum", V / A, ["Occupazione"], True), M("ADR, revenue over rooms sold", E / V, ["ADR (€)"]), M("room revenue of Grand Hotel Adria", S(rows, "e", h="Grand Hotel Adria"), ["Grand Hotel Adria"]), M("occupancy of the emptiest house", st("v") / st("n"), ["Locanda del Porto"], True, tol=.01)],
        [N("occupancy averaged over days and houses alike", value=sum(oc) / len(oc), about=["Occupazione"]), N("the same as a fraction", value=sum(oc) / len(oc) / 100, about=["Occupazione"]), N("ADR averaged over days and houses alike", value=sum(adr) / len(adr), about=["ADR (€)"]), N("rates summed", sum_of="Occupazione"), N("ADR summed", sum_of="ADR (€)"), N("RevPAR summed", sum_of="RevPAR (€)")],
        [R("Struttura", GEO), R("Camere vendute", ME, ADD), R("Occupazione", ME, INT), R("ADR (€)", ME, INT), R("RevPAR (€)", ME, INT), R("Ricavi camere (€)", ME, ADD)], {"column": ["Data"], "from": "2024-04-01", "to": "2024-09-28"})

def c16():
    r = random.Random(2616); rows = []; loans = []
    for i in range(60):
        ag = r.choice(["Angers", "Brest", "Caen", "Dax"]); n = r.choice([12, 24, 36, 48]); m0 = r.randint(0, 20); amt = r.randrange(30, 300) * 100; pr = r.choice(["Auto", "Travaux", "Équipement"]); rate = .055 / 12; men = round(amt * rate / (1 - (1 + rate) ** -n), 2); crd = float(amt); no = f"{r.randrange(10**5):07d}{i:02d}"; loans.append(amt)
        for j, (y, m) in enumerate(months(2023, 1 + m0, n)):
            it = round(crd * rate, 2); cap = round(men - it, 2) if j < n - 1 else crd; crd = round(crd - cap, 2); d = D(y, m, 5)
            rows.append(dict(no=no, ag=ag, pr=pr, amt=amt, j=j + 1, d=d, m=round(cap + it, 2), cap=cap, it=it, crd=crd, s="À venir" if d > D(2025, 3, 31) else "Impayée" if r.random() < (.13 if ag == "Brest" else .02) else "Payée"))
    txt = lines([["N° contrat", "Agence", "Produit", "Montant du prêt", "N° échéance", "Date d'échéance", "Mensualité", "dont capital", "dont intérêts", "Capital restant dû", "Statut"]] + [[x["no"], x["ag"], x["pr"], fr(x["amt"], 0) + " €", x["j"], x["d"].strftime("%d/%m/%Y"), fr(x["m"]) + " €", fr(x["cap"]) + " €", fr(x["it"]) + " €", fr(x["crd"]) + " €", x["s"]] for x in rows], ";")
    n = len(rows)
    put(16, "echeances", "csv", txt, "instalments", "fr", "one row an instalment of a loan, past and to come; the loan's amount stands on each of its rows, the remaining capital is a level", shape(n, n, ["N° contrat", "Agence", "Produit", "Montant du prêt", "N° échéance", "Date d'échéance", "Mensualité", "Capital restant dû", "Statut"]),
        [M("instalments, all", S(rows, "m"), ["Mensualité"]), M("unpaid", S(rows, "m", s="Impayée"), ["Impayée"]), M("lent: each loan once", sum(loans), ["Montant du prêt"]), M("interest", S(rows, "it"), ["dont intérêts"])],
        [N("loans summed over instalments", value=S(rows, "amt")), N("remaining capital summed", value=float(S(rows, "crd")), sum_of="Capital restant dû"), N("instalment numbers summed", sum_of="N° échéance"), N("instalment numbers averaged", avg_of="N° échéance"), N("contract numbers summed", sum_of="N° contrat")],
        [R("N° contrat", ID), R("Montant du prêt", ME, ["semi_additive", "intensive", "additive"]), R("Mensualité", ME, ADD), R("dont intérêts", ME, ADD), R("Capital restant dû", ME, LEV), R("Statut", CAT)], {"column": ["Date d'échéance"], "from": str(min(x["d"] for x in rows)), "to": str(max(x["d"] for x in rows))})

def c17():
    r = random.Random(2617); V = {"Bristol": ["Bristol", "bristol", "BRISTOL", "Bristol "], "Manchester": ["Manchester", "MANCHESTER", "Manchester "], "York": ["York", "york "], "Newcastle": ["Newcastle", "newcastle", "NEWCASTLE"], "Norwich": ["Norwich", " Norwich"]}; rows = []
    for i in range(520):
        c = r.choices(list(V), [5, 4, 2, 3, 2])[0]; cp = r.choice(["Winter appeal", "Spring run", "Legacy", "Regular giving"]); d = D(2024, 1, 2) + dt.timedelta(int(i * .69))
        rows.append(dict(no=f"R-{20417+i}", n=f"Donor {r.randrange(1000, 1300)}", c=c, w=r.choice(V[c]) if r.random() < .3 else c, cp=cp, a=float(round(r.lognormvariate(3.4, .6)) * (4 if cp == "Legacy" else 1)), d=d, x="2024-07-01 08:00" if i < 300 else "2025-01-06 08:00"))
    out = list(rows); dup = r.sample(rows, 75); out += [dict(x, x="2025-01-08 17:42") for x in dup[:60]] + [dict(x) for x in dup[60:]]
    out.sort(key=lambda x: (x["d"], x["no"]))
    T, W = S(rows, "a"), S(out, "a"); we = T + sum(x["a"] for x in dup[:60])
    txt = lines([["Receipt no.", "Donor", "City", "Campaign", "Amount", "Gift date", "Exported at"]] + [[x["no"], x["n"], x["w"], x["cp"], "£" + en(x["a"]), x["d"].strftime("%d %b %Y"), x["x"]] for x in out], ",")
    put(17, "donations", "csv", txt, "re_export", "en", "520 gifts; 75 rows repeat a receipt number, 60 of them from a later export (they differ in 'Exported at' alone), 15 exactly; cities in several spellings", shape(520, 595, ["Receipt no.", "Donor", "City", "Campaign", "Amount", "Gift date"], "duplicate"),
        [M("given, each receipt once", T, ["Amount"]), M("doubles, told", 75, ["repeat", "duplicate", "twice"]), M("Bristol, all spellings, each receipt once", S(rows, "a", c="Bristol"), ["Bristol"]), M("Legacy", S(rows, "a", cp="Legacy"), ["Legacy"])],
        [N("with all doubles", value=W), N("only exact doubles left out", value=we), N("Bristol with doubles", value=S(out, "a", c="Bristol"), about=["Bristol"]), N("receipts summed", sum_of="Receipt no.")],
        [R("Receipt no.", ID), R("City", GEO), R("Campaign", CAT), R("Amount", ME, ADD)], {"column": ["Gift date"], "from": str(rows[0]["d"]), "to": str(rows[-1]["d"])}, categories={"City": 5})

def c18():
    r = random.Random(2618); P = [("03", "Alicante", 260, 4.3), ("07", "Illes Balears", 820, 5.6), ("08", "Barcelona", 900, 2.8), ("28", "Madrid", 780, 2.0), ("29", "Málaga", 420, 4.0), ("35", "Las Palmas", 330, 6.4), ("41", "Sevilla", 240, 2.0), ("46", "Valencia", 270, 2.7)]; mn = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(); se = [.5, .55, .7, .9, 1.05, 1.25, 1.5, 1.6, 1.25, 1, .65, .6]; rows = []
    for y, m in months(2021, 1, 44):
        for c, n, b, st in P:
            v = round(b * 1000 * (1 + (se[m - 1] - 1) * (1 if n in ("Illes Balears", "Alicante", "Málaga") else .35)) * {2021: .5, 2022: .85, 2023: .97, 2024: 1.04}[y] * r.uniform(.96, 1.04)); rows.append(dict(c=c, n=n, y=y, m=m, v=v, p=round(v * st * r.uniform(.97, 1.03))))
    txt = lines([["Cód. provincia", "Provincia", "Año", "Mes", "Viajeros", "Pernoctaciones", "Estancia media"]] + [[x["c"], x["n"], x["y"], mn[x["m"] - 1], de(x["v"], 0), de(x["p"], 0), de(x["p"] / x["v"])] for x in rows], ";")
    V, Pn = S(rows, "v"), S(rows, "p"); y23, y24 = S(rows, "v", y=2023), S(rows, "v", y=2024); y23p = sum(x["v"] for x in rows if x["y"] == 2023 and x["m"] <= 8)
    put(18, "turismo", "csv", txt, "year_month_name", "es", "year and month name make one date; 2024 ends in August; the mean stay is nights over travellers", shape(352, 352, ["Cód. provincia", "Provincia", "Año", "Mes", "Viajeros", "Pernoctaciones", "Estancia media"]),
        [M("travellers, all", V, ["Viajeros"]), M("nights, all", Pn, ["Pernoctaciones"]), M("2024 to August against the same months of 2023", y24 / y23p - 1, ["Viajeros"], True, True, .01), M("mean stay, sum over sum", Pn / V, ["Estancia media", "Pernoctaciones"])],
        [N("2024 called a fall against 2023", change=y24 / y23 - 1, about=["Viajeros"]), N("years summed", sum_of="Año"), N("stays summed", sum_of="Estancia media"), N("stays averaged alike", value=sum(round(x["p"] / x["v"], 2) for x in rows) / 352, about=["Estancia media"]), N("codes summed", sum_of="Cód. provincia")],
        [R("Cód. provincia", CODE), R("Provincia", GEO), R("Año", ["time", "category"]), R("Mes", ["time", "category"]), R("Viajeros", ME, ADD), R("Estancia media", ME, INT)], {"column": TC + ["Año", "Mes", "Año Mes", "Año-Mes"], "monthly": True, "from": "2021-01", "to": "2024-08"})

def c19():
    r = random.Random(2619); A = {"Dept. of Energy": 13.2, "NSF": 12.0, "USDA": 11.4, "Dept. of Education": 11.9, "NOAA": 11.2}; rows = []
    def fmt(v):
        if v >= 1e6: v = round(v / 1e4) * 1e4; return v, f"${v/1e6:.2f}M"
        if v >= 1e5: v = round(v / 1e3) * 1e3; return v, f"${v/1e3:.0f}K"
        v = float(round(v)); return v, f"${v:,.0f}"
    i = 0
    for y in range(21, 25):
        for q in range(1, 5):
            for _ in range(30):
                a = r.choice(list(A)); v, s = fmt(r.lognormvariate(A[a] - .4, .8) * (1.9 if y == 24 and a == "Dept. of Energy" else 1 + .03 * (y - 21))); st = r.choice([("MA", "02139"), ("NJ", "08540"), ("CA", "94720"), ("CO", "80309"), ("TX", "78712"), ("PR", "00931")]); i += 1
                rows.append(dict(id=f"{y}{r.randrange(10**5):05d}{i:03d}", a=a, y=y, q=q, v=v, s=s, st=st, m=r.choice([0, 10, 20, 25, 50])))
    txt = lines([["Award ID", "Agency", "State", "ZIP", "Fiscal quarter", "Amount", "Match rate"]] + [[x["id"], x["a"], x["st"][0], x["st"][1], f"FY{x['y']} Q{x['q']}", x["s"], f"{x['m']}%"] for x in rows], "|")
    T = S(rows, "v"); raw = sum(float(x["s"].strip("$MK").replace(",", "")) for x in rows); f = lambda y: S(rows, "v", y=y)
    put(19, "grants", "csv", txt, "fiscal_suffixes", "en", "one row an award; amounts as $1.20M, $850K, $12,500; fiscal quarters; pipes between the cells", shape(480, 480, ["Award ID", "Agency", "State", "ZIP", "Fiscal quarter", "Amount", "Match rate"]),
        [M("awarded", T, ["Amount"]), M("FY24", f(24), ["Amount"]), M("FY24 against FY23", f(24) / f(23) - 1, ["Amount"], True, True, .01), M("Dept. of Energy, the greatest", S(rows, "v", a="Dept. of Energy"), ["Dept. of Energy"])],
        [N("suffixes not read", value=raw), N("match rates summed", sum_of="Match rate"), N("ZIP summed", sum_of="ZIP"), N("award numbers summed", sum_of="Award ID"), N("ZIP averaged", avg_of="ZIP")],
        [R("Award ID", ID), R("ZIP", CODE), R("State", GEO + ["code"]), R("Fiscal quarter", ["time", "category"]), R("Amount", ME, ADD), R("Match rate", ME, INT)])

def c20():
    r = random.Random(2620); Mt = [("Altmetall", "t", 182, 1.2), ("Altpapier", "t", 74, 2.4), ("Elektroschrott", "kg", .42, 380), ("Batterien", "kg", .95, 120), ("Reifen", "Stk", 3.1, 40), ("Holz A2", "t", 41, 3.0)]; rows = []
    for i in range(720):
        d = D(2023, 1, 2) + dt.timedelta(int(i * 1.011)); m, u, p, q0 = r.choice(Mt); q = round(q0 * r.lognormvariate(0, .5) * (1.55 if m == "Altmetall" and d.year == 2024 else 1), 2 if u == "t" else 0); q = max(q, 1 if u != "t" else .1)
        pr = round(p * r.uniform(.92, 1.08), 2); rows.append(dict(n=f"LS{400210+i}", d=d, k=r.choice(["Stadtwerke Kamp", "Autohaus Peters", "Bauhof Süd", "Druckerei Wolf", "k. A."]), m=m, u=u, q=q, p=pr, b=round(q * pr, 2)))
    T = S(rows, "b"); y = lambda k: sum(x["b"] for x in rows if x["d"].year == k); me = S(rows, "b", m="Altmetall"); mix = S(rows, "q")
    txt = lines([["Lieferschein", "Datum", "Kunde", "Material", "Menge", "Einheit", "Preis je Einheit", "Betrag (EUR)"]] + [[x["n"], x["d"].strftime("%d.%m.%y"), x["k"], x["m"], de(x["q"], 2 if x["u"] == "t" else 0), x["u"], de(x["p"]), de(x["b"])] for x in rows] + [["Gesamt", "", "", "", "", "", "", de(T)]], "\t")
    put(20, "entsorgung", "tsv", txt, "mixed_units", "de", "one row a delivery; quantities in t, kg and pieces must not be added to each other; the last line is the total", shape(720, 720, ["Lieferschein", "Datum", "Kunde", "Material", "Menge", "Einheit", "Preis je Einheit", "Betrag (EUR)"]),
        [M("amount", T, ["Betrag (EUR)"]), M("Altmetall", me, ["Altmetall"]), M("share of Altmetall", me / T, ["Altmetall", "Material"], True), M("2024 against 2023", y(2024) / y(2023) - 1, ["Betrag (EUR)"], True, True, .015)],
        [N("units added to each other", value=mix, about=["Menge"]), N("units averaged over each other", value=mix / 720, about=["Menge"]), N("prices summed", sum_of="Preis je Einheit"), N("total row counted", value=2 * T), N("total leads", lead=["Gesamt"])],
        [R("Lieferschein", ID), R("Material", CAT), R("Einheit", CAT), R("Menge", ME, ["additive", "intensive"]), R("Preis je Einheit", ME, INT), R("Betrag (EUR)", ME, ADD)], {"column": ["Datum"], "from": "2023-01-02", "to": str(rows[-1]["d"])})

def c21():
    r = random.Random(2621); Q = ["Ik ben trots op mijn werk", "De werkdruk is goed te doen", "Mijn leidinggevende luistert", "Ik kan mij ontwikkelen", "De samenwerking is prettig", "Ik word eerlijk beloond", "Ik heb de juiste middelen", "Ik voel mij veilig", "De communicatie is helder", "Ik raad deze werkgever aan", "Thuiswerken is goed geregeld", "Ik heb invloed op mijn rooster"]; An = ["Helemaal eens", "Eens", "Neutraal", "Oneens", "Helemaal oneens"]; rows = []
    for y in range(2019, 2025):
        n = 800 + 41 * (y - 2019)
        for i, q in enumerate(Q):
            mu = [1.2, 1.5, 1.4, 1.6, 1.1, 1.9, 1.4, 1.2, 1.8, 1.4, 1.5, 1.7][i] + (.32 * (y - 2019) if i == 1 else 0); c = [0] * 5
            for _ in range(n - r.randrange(30)): c[min(4, max(0, round(r.gauss(mu - .3, .95))))] += 1
            rows.append(dict(q=q, y=y, c=c, t=sum(c)))
    T = S(rows, "t"); a = lambda i: sum(x["c"][i] for x in rows)
    txt = lines([["Resultaten medewerkersonderzoek (aantal antwoorden)"] + [""] * 7, ["Stelling", "Jaar"] + An + ["Totaal"]] + [[x["q"], x["y"]] + x["c"] + [x["t"]] for x in rows], ";")
    put(21, "stellingen", "csv", txt, "answers_as_columns", "nl", "statement × year, the five answers as columns (counts) and their total: the answers are one variable", shape(360, 72, ["Stelling", "Jaar"]),
        [M("answers in all", T), M("share of Eens, the most frequent answer", a(1) / T, ["Eens"], True), M("answers in 2024", S(rows, "t", y=2024)), M("share of Oneens", a(3) / T, ["Oneens"], True)],
        [N("answers and their total added", value=2 * T), N("2024 with its total", value=2 * S(rows, "t", y=2024)), N("years summed", sum_of="Jaar"), N("years averaged", avg_of="Jaar")],
        [R("Stelling", ["category", "text"]), R("Jaar", ["time", "category"])], {"column": ["Jaar"], "from": "2019", "to": "2024"})

def c22():
    r = random.Random(2622); St = [("00417", "Harbor", 47.6021, -122.3386, 12, .25), ("00421", "Airport", 47.4489, -122.3094, 11, .22), ("00533", "Summit", 47.4245, -121.4133, 2, .5), ("01002", "Valley", 47.3809, -122.2348, 12.5, .2), ("01010", "Ridge", 47.5304, -121.9001, 7.5, .35)]; rows = []
    for i in range(120):
        d = D(2024, 2, 1) + dt.timedelta(i)
        for h in (0, 6, 12, 18):
            for s, n, la, lo, b, p in St:
                t = round(b - 4 + .075 * i + {0: -2, 6: -3, 12: 3, 18: 2}[h] + r.gauss(0, 1.5), 1); rn = round(r.expovariate(.35), 1) if r.random() < p * (1 - i / 200) else 0.0
                rows.append(dict(s=s, n=n, la=la, lo=lo, d=d, h=h, t=-9999.0 if r.random() < .03 else t, r=-9999.0 if r.random() < .02 else rn, w=999.0 if r.random() < .04 else round(abs(r.gauss(4, 2)), 1), dir=r.randrange(0, 360, 10)))
    ok = lambda k, bad, **f: [x[k] for x in rows if x[k] != bad and all(x[a] == b for a, b in f.items())]; av = lambda v: sum(v) / len(v)
    txt = "# Mesonet export v2.1\n# missing values: -9999 (temp_c, rain_mm), 999 (wind_ms)\n" + lines([["station_id", "station", "lat", "lon", "date", "time", "temp_c", "rain_mm", "wind_ms", "wind_dir_deg"]] + [[x["s"], x["n"], x["la"], x["lo"], x["d"].strftime("%Y/%m/%d"), f"{x['h']:02d}00", f"{x['t']:.1f}", f"{x['r']:.1f}", f"{x['w']:.1f}", x["dir"]] for x in rows], ",")
    put(22, "mesonet", "csv", txt, "weather_sentinels", "en", "one row a station and hour; -9999 and 999 are missing; date and time in two columns; temperatures average, rain adds", shape(2400, 2400, ["station_id", "station", "lat", "lon", "temp_c", "rain_mm", "wind_ms", "wind_dir_deg"]),
        [M("mean temperature", av(ok("t", -9999)), ["temp_c"]), M("rain in all", sum(ok("r", -9999)), ["rain_mm"]), M("mean temperature at Summit, the coldest", av(ok("t", -9999, n="Summit")), ["Summit"], tol=.01), M("rain at Summit, the wettest", sum(ok("r", -9999, n="Summit")), ["Summit"])],
        [N("missing averaged in", value=S(rows, "t") / 2400, about=["temp_c"]), N("missing rain added in", value=float(S(rows, "r")), about=["rain_mm"]), N("missing wind averaged in", value=S(rows, "w") / 2400, about=["wind_ms"]), N("temperatures summed", sum_of="temp_c"), N("coordinates summed", sum_of="lat"), N("directions summed", sum_of="wind_dir_deg")],
        [R("station_id", ["id", "code", "category", "geo"]), R("lat", ["geo", "coordinate", "latitude"]), R("temp_c", ME, INT), R("rain_mm", ME, ADD), R("wind_ms", ME, INT)], {"column": ["date", "datetime", "date time", "date_time", "timestamp"], "from": "2024-02-01", "to": "2024-05-30"})

def c23():
    r = random.Random(2623); Ca = {"Moda": 140, "Eletrônicos": 620, "Casa": 210, "Beleza": 85, "Brinquedos": 110}; UF = [("SP", "01310", 5), ("RJ", "20040", 3), ("MG", "30130", 2), ("BA", "40020", 1), ("PR", "80010", 1)]; rows = []
    for i in range(900):
        d = D(2024, 1, 2) + dt.timedelta(int(i * .3)); c = r.choices(list(Ca), [5, 2, 3, 3, 2])[0]; u = r.choices(UF, [x[2] for x in UF])[0]
        x = dict(n=5300200 + i, d=d, t="Venda", k=f"{r.randrange(10**10):011d}", cep=f"{u[1]}-{r.randrange(1000):03d}", f=f"(11) 9{r.randrange(10**7, 10**8)}", u=u[0], c=c, q=r.choice([1, 1, 1, 2, 3]), co=r.choice(["12%", "14%", "16,5%"]))
        x["v"] = round(Ca[c] * x["q"] * r.uniform(.6, 1.4) * (1 + i / 1800), 2); rows.append(x)
        if r.random() < (.26 if c == "Moda" else .04): rows.append(dict(x, t="Devolução", d=d + dt.timedelta(r.randint(3, 12)), q=-x["q"], v=-x["v"]))
    rows.sort(key=lambda x: x["d"]); T = S(rows, "v"); ab = sum(abs(x["v"]) for x in rows)
    txt = "\ufeff" + lines([["Pedido", "Data", "Tipo", "CPF", "CEP", "Telefone", "UF", "Categoria", "Qtd", "Valor (R$)", "Comissão"]] + [[x["n"], x["d"].strftime("%d/%m/%Y"), x["t"], x["k"], x["cep"], x["f"], x["u"], x["c"], x["q"], de(x["v"]), x["co"]] for x in rows], "\t")
    n = len(rows)
    put(23, "marketplace", "tsv", txt, "refund_rows", "pt", "one row a sale or a return (negative): the sum is net; order numbers come again with their return", shape(n, n, ["Pedido", "Data", "Tipo", "CPF", "CEP", "UF", "Categoria", "Qtd", "Valor (R$)", "Comissão"]),
        [M("net", T, ["Valor (R$)"]), M("Eletrônicos, net, the greatest", S(rows, "v", c="Eletrônicos"), ["Eletrônicos"]), M("SP, net", S(rows, "v", u="SP"), ["SP"]), M("sales before returns", S(rows, "v", t="Venda"), ["Venda"])],
        [N("returns added instead of taken off", value=ab), N("commission rates summed", sum_of="Comissão"), N("order numbers averaged", avg_of="Pedido"), N("CPF summed", sum_of="CPF"), N("CEP summed", sum_of="CEP")],
        [R("Pedido", ID), R("Tipo", ["category", "boolean"]), R("CPF", ID + ["text"]), R("CEP", CODE + ["text", "id"]), R("UF", GEO + ["code"]), R("Valor (R$)", ME, ADD), R("Comissão", ME + ["category"], INT)], {"column": ["Data"], "from": str(rows[0]["d"]), "to": str(rows[-1]["d"])})

def c24():
    r = random.Random(2624); Rg = {"London": (24000, 26), "North East": (7000, 34), "North West": (9000, 41), "Midlands": (11000, 58), "South West": (6000, 37), "East": (8000, 45)}; rows = []
    for g, (p, w) in Rg.items():
        for j in range(16):
            n = round(p * r.lognormvariate(0, .7)); rows.append(dict(h=f"{r.choice(['St', 'Royal', 'Queen', 'City', 'County'])} {r.choice(['Anne', 'James', 'Hope', 'Mercy', 'Victoria', 'Luke'])} {g[:3].upper()}{j+1}", k=f"R{r.choice('ABCDEFGH')}{r.randrange(10)}{len(rows):02d}", g=g, n=n, w=max(6, round(r.gauss(w, 6) * (1.15 if n < p * .7 else .9), 1)), ch=round(r.gauss(12 if g == "Midlands" else -2, 6), 1), sc=round(r.gauss(72 - w / 5, 5), 1)))
    rows.sort(key=lambda x: -x["sc"]); mu = S(rows, "sc") / 96; sd = (sum((x["sc"] - mu) ** 2 for x in rows) / 96) ** .5
    N_ = S(rows, "n"); wm = lambda v: sum(x["n"] * x["w"] for x in v) / sum(x["n"] for x in v); mid = [x for x in rows if x["g"] == "Midlands"]
    hd = ["Rank", "Hospital", "Trust code", "Region", "Patients seen", "Mean wait (days)", "Change vs last year (%)", "Score (0-100)", "z-score"]
    txt = lines([["Hospital league table 2024"] + [""] * 8, hd] + [[i + 1, x["h"], x["k"], x["g"], en(x["n"], 0), x["w"], f"{x['ch']:+.1f}%", x["sc"], f"{(x['sc']-mu)/sd:.2f}"] for i, x in enumerate(rows)] + [["Note: mean wait is per patient. Change compares mean wait with 2023."] + [""] * 8], ",")
    put(24, "hospitals", "csv", txt, "league_table", "en", "one row a hospital; mean wait per patient must be weighted by patients; rank, score, z-score and change are no amounts", shape(96, 96, hd),
        [M("patients", N_, ["Patients seen"]), M("mean wait, weighted by patients", wm(rows), ["Mean wait (days)"]), M("patients in London", S(rows, "n", g="London"), ["London"]), M("mean wait in the Midlands (longest), weighted", wm(mid), ["Midlands"], tol=.01)],
        [N("ranks summed", sum_of="Rank"), N("waits summed", sum_of="Mean wait (days)"), N("z-scores summed", sum_of="z-score"), N("changes summed", sum_of="Change vs last year (%)"), N("scores summed", sum_of="Score (0-100)")],
        [R("Rank", ["measure", "category", "id", "code"], ["intensive", "ordinal"]), R("Trust code", ID), R("Region", GEO), R("Patients seen", ME, ADD), R("Mean wait (days)", ME, INT), R("Change vs last year (%)", ME, INT), R("z-score", ME, INT)])

for i in range(1, 25): globals()[f"c{i}"]()
for half in ("open", "sealed"):
    with open(f"{HERE}/{half}/cases.jsonl", "w") as f:
        for h, c in CASES:
            if h == half: f.write(json.dumps(c, ensure_ascii=False) + "\n")
